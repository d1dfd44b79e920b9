/** The numbers by which results are judged; the page that explains the results says the same. */

/** The error of the whole page: no more than this share of experiments without any difference ever shows one. */
export const significantBelow = 0.05
/** The part of that error which the primary goal may make; the secondary ones share the rest. */
export const primaryShare = 0.8
/** The part of that error which the reading of a plan may make; the reading of any day has the rest. */
export const planShare = 0.5
/** The probability of finding the change an experiment is planned for. */
export const plannedPower = 0.8
/** The p below which the split is not the configured one, and no result is to be trusted: no more than this share of right splits is ever called wrong, however often it is looked at. */
export const mismatchBelow = 0.01
/** Visitors per variation below which no verdict is given: the test statistics are unreliable. */
export const minVisitors = 100
export const minExpected = 10
/** How far back it counts what a visitor had done before the experiment was shown: four whole weeks. */
export const earlierDays = 28
/** Values are more uneven than shares: so many visitors of each variation have to have converted before their means are compared. */
export const minValuedVisitors = 30
/** Whole weeks: people behave differently on different days. */
export const minWeeks = 2
/** Conversions of one key that are stored for a visitor and day, at most: for a rate the first one counts, and nobody does more. */
export const maxConversionsADay = 100
/** Conversions, stored likewise, of a key that the configuration does not have: it may become a goal some day. */
export const maxUnmarkedADay = 20
/** Conversions, stored likewise, of all those keys together. */
export const maxUnmarkedOfAllADay = 200
/** How often the totals are brought up to date: `everyTenMinutes` of the jobs. */
export const countingMinutes = 10
/** How long events are retained. */
export const eventMonths = 13
/** How long the files of earlier configurations are retained. */
export const configYears = 5
/** How long events are retained that no configuration has ever had: what may become a goal counts as far back. */
export const unmarkedEventMonths = 3
/** The share of an experiment's visitors that one address may bring; all of an address above it are left out of the results. */
export const crowdShare = 0.01
/** So many visitors of one address are too few to be left out, however few the experiment has. */
export const crowdMinimum = 10
