/** The file in which the copy of the tree with a separate build reports the findings of its tests. */
export const pagesAsNextCopy = 'renderer-next'
export const pagesAsNextReport = `.data/${pagesAsNextCopy}/test-results/e2e.json`
