/** The streams of chance of the reputation: numbers that no other part of the demo uses. */
export const streams = { logo: 40, profile: 41, reviews: 42, buyers: 43, threads: 44, later: 45 } as const
