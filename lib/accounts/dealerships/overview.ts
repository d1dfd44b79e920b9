/** How much stock a dealer has. */
export type DealerOverview = { published: number; drafts: number }
