/** What a dealer's staff sees first. */
export type DealerOverview = { published: number; drafts: number; members: number; responseMinutes: number | null }
