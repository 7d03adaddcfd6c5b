"""The same examples on every machine: property tests are drawn from the tests themselves, never from chance."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "combat",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("combat")
