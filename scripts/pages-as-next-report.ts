/** Where the copy of the tree that has a build of its own leaves what its tests have found. */
export const pagesAsNextCopy = 'renderer-next'
export const pagesAsNextReport = `.data/${pagesAsNextCopy}/test-results/e2e.json`
