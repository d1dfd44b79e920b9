/** How many searches one person may have saved. */
export const maxSavedSearches = 50
export const maxSearchNameLength = 80
/** The length in bytes, which is in characters: addresses are written in ASCII. */
export const maxAddressLength = 2_000
/** How long a removal can be taken back. */
export const undoMinutes = 60
