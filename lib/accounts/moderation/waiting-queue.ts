/** So many of a kind are listed at once for moderators; what else waits is listed once these are decided. */
export const mostWaiting = 100
/** Papers are pictures, which a page loads. */
export const mostWaitingPapers = 30
