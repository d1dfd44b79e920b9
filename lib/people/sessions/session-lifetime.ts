/** A session ends when it was not used for this long, and at the latest this long after the login. */
export const idleDays = 14
export const absoluteDays = 90
/** Use is noted this often, so that reading a page does not write to the database each time. */
export const touchIntervalMinutes = 10
