"""Prints the dependencies of which a newer release is there than the installed one, as `name==version`."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
named = project["dependencies"] + project["optional-dependencies"]["test"]
wanted = {re.split(r"[^\w.-]", one)[0].lower().replace("_", "-") for one in named}
listing = subprocess.run(
    [sys.executable, "-m", "pip", "list", "--outdated", "--format=json"], capture_output=True, text=True, check=True
)
for package in json.loads(listing.stdout):
    name = package["name"].lower().replace("_", "-")
    if name in wanted:
        print(f"{name}=={package['latest_version']}")
