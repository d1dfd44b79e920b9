/** What a vehicle is worth in whole euro, today and after each year; null for years of which the model says nothing. Or why it says nothing at all. */
export type WorthOverYears = { euro: (number | null)[] } | { why: string }
