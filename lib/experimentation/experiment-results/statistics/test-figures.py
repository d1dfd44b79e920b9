"""Figures of our statistics, worked out a second time and in another way.

    python3 -m venv .venv && .venv/bin/pip install mpmath==1.4.1
    .venv/bin/python test-figures.py > test-figures.json
    npm run format

`independent-figures.test.ts` holds our TypeScript against test-figures.json, so whoever changes a formula on either side hears of it.
Nothing here uses the closed forms of the TypeScript where another way exists: the mixture of the always-valid reading is integrated
numerically, ends of intervals are searched where the test itself turns, and everything that is about visitors is worked out from a
list with one entry for each visitor, never from sums. 30 digits are carried, 15 are written.
"""
import json
from collections import Counter

from mpmath import betainc, erfc, exp, findroot, gammainc, inf, log, mp, mpf, pi, sqrt

mp.dps = 30

# The parameter of the mixture: narrowest at 5,000 visitors in each of two arms, at 5 %.
RHO2 = (-2 * log(mpf("0.05")) + log(1 - 2 * log(mpf("0.05")))) / 2500


def bisect(is_above, low, high):
    """Where `is_above` turns from false to true."""
    for _ in range(100):
        middle = (low + high) / 2
        if is_above(middle):
            high = middle
        else:
            low = middle
    return (low + high) / 2


# --- Three ways to judge a difference of `z` standard errors: what p is it, and how many errors are an interval of `level`? ---


def mixture_ratio(z, size):
    """How much likelier z is under effects spread normally around zero (variance rho^2 * size) than under none."""
    spread = RHO2 * size
    peak = z * spread / (1 + spread)
    width = sqrt(spread / (1 + spread))
    density = lambda u: exp(-u * u / (2 * spread) + u * z - u * u / 2) / sqrt(2 * pi * spread)
    return width / 4 * sum(density(peak + step * width / 4) for step in range(-60, 61))  # trapezoids: exact to far more digits than are carried


class AlwaysValid:
    fewer = 0

    def p(self, z, size, freedom):
        return min(mpf(1), 1 / mixture_ratio(abs(z), size))

    def errors(self, level, size, freedom):
        return findroot(lambda z: log(mixture_ratio(z, size) * mpf(level)), (mpf(3), mpf(4)), solver="secant")


class NormalTest:
    """z test of proportions, variances apart."""

    fewer = 0

    def p(self, z, size, freedom):
        return erfc(abs(z) / sqrt(2))

    def errors(self, level, size, freedom):
        return findroot(lambda z: log(self.p(z, size, freedom) / mpf(level)), (mpf(2), mpf(3)), solver="secant")


class WelchTest:
    """t test, unbiased variances apart, degrees of freedom by Satterthwaite."""

    fewer = 1

    def p(self, z, size, freedom):
        return betainc(freedom / 2, mpf(1) / 2, 0, freedom / (freedom + z * z), regularized=True)

    def errors(self, level, size, freedom):
        return findroot(lambda z: log(self.p(z, size, freedom) / mpf(level)), (mpf(2), mpf(3)), solver="secant")


METHODS = {"alwaysValid": AlwaysValid(), "fixedShares": NormalTest(), "fixedMeans": WelchTest()}


def compare(phases, level, method):
    """Of phases with (visitors, mean, sum of squares around it) for both arms; a mean may be adjusted beforehand."""
    judge = METHODS[method]
    sizes = [mpf(a[0] * b[0]) / (a[0] + b[0]) for a, b in phases]
    size = sum(sizes)
    means, variances, satterthwaite = [mpf(0), mpf(0)], [mpf(0), mpf(0)], mpf(0)
    for weight, arms in zip([each / size for each in sizes], phases):
        for arm, (visitors, mean, squares) in enumerate(arms):
            means[arm] += weight * mean
            own = weight ** 2 * squares / (visitors - judge.fewer) / visitors
            variances[arm] += own
            satterthwaite += own ** 2 / (visitors - 1)
    variance = sum(variances)
    freedom = variance ** 2 / satterthwaite
    estimate = means[1] - means[0]
    errors = judge.errors(level, size, freedom)

    def excluded(ratio):
        return abs(means[1] - ratio * means[0]) > errors * sqrt(variances[1] + ratio ** 2 * variances[0])

    here = means[1] / means[0]
    low = bisect(lambda ratio: not excluded(ratio), mpf(0), here) - 1 if excluded(mpf(0)) else mpf(-1)
    high = bisect(excluded, here, mpf(1000)) - 1 if excluded(mpf(1000)) else None
    return {
        "difference": [estimate, estimate - errors * sqrt(variance), estimate + errors * sqrt(variance)],
        "lift": [here - 1, low, high],
        "pValue": judge.p(estimate / sqrt(variance), size, freedom),
    }


# --- From lists of visitors to what `compare` takes ---


def moments(figures):
    alike = Counter(figures)
    mean = sum(count * mpf(each) for each, count in alike.items()) / len(figures)
    return len(figures), mean, sum(count * (each - mean) ** 2 for each, count in alike.items())


def share(visitors, converted):
    return moments([1] * converted + [0] * (visitors - converted))


def spread_out(groups):
    """[how many visitors, figure, …] as a list with one entry for each visitor."""
    return [tuple(figures) for count, *figures in groups for _ in range(count)]


def ratio_moments(visitors):
    """x / y of (x, y) for each visitor, by the delta method written out with the matrix of covariances."""
    n = len(visitors)
    mean_x, mean_y = (mpf(sum(each[place] for each in visitors)) / n for place in (0, 1))
    alike = Counter(visitors).items()
    var_x = sum(count * (x - mean_x) ** 2 for (x, _), count in alike) / n
    var_y = sum(count * (y - mean_y) ** 2 for (_, y), count in alike) / n
    covariance = sum(count * (x - mean_x) * (y - mean_y) for (x, y), count in alike) / n
    variance = var_x / mean_y ** 2 - 2 * mean_x * covariance / mean_y ** 3 + mean_x ** 2 * var_y / mean_y ** 4
    return n, mean_x / mean_y, variance * n


def regressed(arms):
    """CUPED as a regression: y on c with an intercept for each arm; what is left of each y, with c at its mean over both arms."""
    together, apart = mpf(0), mpf(0)
    for arm in arms:
        mean_y, mean_c = moments([y for y, _ in arm])[1], moments([c for _, c in arm])[1]
        together += sum(count * (y - mean_y) * (c - mean_c) for (y, c), count in Counter(arm).items())
        apart += sum(count * (c - mean_c) ** 2 for (_, c), count in Counter(arm).items())
    theta = together / apart if apart else mpf(0)
    middle = moments([c for arm in arms for _, c in arm])[1]
    return [moments([y - theta * (c - middle) for y, c in arm]) for arm in arms]


# --- The cases: uneven shares, rare and usual conversions, several phases, effects and none ---

SHARES = [
    {"phases": [[[1000, 100], [1000, 150]]], "level": 0.05},
    {"phases": [[[8000, 800], [8000, 960]]], "level": 0.04},
    {"phases": [[[20000, 200], [5000, 70]]], "level": 0.002},
    {"phases": [[[300, 3], [320, 12]]], "level": 0.01},
    {"phases": [[[1000, 150], [1000, 100]]], "level": 0.025},
    {"phases": [[[4000, 3000], [4100, 2900]]], "level": 0.05},
    {"phases": [[[5000, 1000], [5000, 1050]], [[1000, 60], [9000, 620]]], "level": 0.05},
    {"phases": [[[4000, 400], [4000, 470]], [[2000, 190], [8000, 960]], [[300, 9], [2700, 110]]], "level": 0.02},
]
# Visitors of a phase as groups of [how many, times each]; those who did nothing among them.
MEANS = [
    {"phases": [[[[150, 0], [40, 1], [10, 3]], [[110, 0], [30, 1], [40, 2]]], [[[270, 0], [30, 2]], [[260, 0], [60, 2]]]]},
    {"phases": [[[[400, 0], [60, 1], [30, 2], [4, 11]], [[800, 0], [110, 1], [70, 2], [12, 9]]]]},
]
# Groups of [how many, contacts, ads opened].
RATIOS = [
    {"phases": [[[[120, 0, 2], [50, 1, 4], [30, 0, 0], [20, 2, 9]], [[100, 0, 2], [70, 1, 4], [35, 0, 0], [25, 3, 8]]]]},
    {
        "phases": [
            [[[500, 0, 3], [90, 1, 6], [10, 1, 0]], [[480, 0, 3], [120, 1, 6], [12, 1, 0]]],
            [[[90, 0, 1], [40, 1, 2]], [[300, 0, 1], [180, 1, 2]]],
        ]
    },
]
# Groups of [how many, converted, had done it before].
EARLIER = [
    {"phases": [[[[700, 0, 0], [100, 1, 0], [60, 0, 1], [140, 1, 1]], [[660, 0, 0], [130, 1, 0], [70, 0, 1], [165, 1, 1]]]]},
    {
        "phases": [
            [[[700, 0, 0], [100, 1, 0], [60, 0, 1], [140, 1, 1]], [[690, 0, 0], [120, 1, 0], [90, 0, 1], [110, 1, 1]]],
            [[[450, 0, 0], [40, 1, 0]], [[1800, 0, 0], [210, 1, 0], [3, 0, 1]]],
        ]
    },
]
SPLITS = [
    {"visitors": [1000, 1000], "shares": [1, 1]},
    {"visitors": [1000, 1300], "shares": [1, 1]},
    {"visitors": [3300, 3400, 3290], "shares": [0.3333, 0.3333, 0.3334]},
    {"visitors": [190, 812], "shares": [0.2, 0.8]},
]


def split_of(visitors, shares):
    """One visitor after the other: how much likelier the urn that learns the shares makes it all than the configured shares do."""
    due = [mpf(each) / sum(mpf(share) for share in shares) for each in shares]
    seen, likelier = [0] * len(shares), mpf(1)
    for arm, count in enumerate(visitors):
        for _ in range(count):
            likelier *= (1000 * due[arm] + seen[arm]) / (1000 + sum(seen)) / due[arm]
            seen[arm] += 1
    return min(mpf(1), 1 / likelier)


def written(value):
    if isinstance(value, dict):
        return {name: written(each) for name, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [written(each) for each in value]
    return float(mp.nstr(value, 15)) if isinstance(value, mpf) else value


LEVEL = 0.05
both = lambda case, moments_of: [tuple(moments_of(spread_out(arm)) for arm in phase) for phase in case["phases"]]
figures = {
    "splits": [{**case, "pValue": split_of(**case)} for case in SPLITS],
    "shares": [
        {**case, "method": method, "expected": compare([tuple(share(*arm) for arm in phase) for phase in case["phases"]], case["level"], method)}
        for case in SHARES
        for method in ("alwaysValid", "fixedShares")
    ],
    "means": [
        {**case, "method": method, "expected": compare(both(case, lambda arm: moments([times for times, in arm])), LEVEL, method)}
        for case in MEANS
        for method in ("alwaysValid", "fixedMeans")
    ],
    "ratios": [
        {**case, "method": method, "expected": compare(both(case, ratio_moments), LEVEL, method)}
        for case in RATIOS
        for method in ("alwaysValid", "fixedMeans")
    ],
    "earlier": [
        {**case, "method": method, "expected": compare([tuple(regressed([spread_out(arm) for arm in phase])) for phase in case["phases"]], LEVEL, method)}
        for case in EARLIER
        for method in ("alwaysValid", "fixedShares")
    ],
}
print(json.dumps(written(figures), indent=1))
