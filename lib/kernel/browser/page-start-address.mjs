/**
 * Where the script answers that runs the others: with the build's other files, which are kept for good.
 * @param {string} buildId
 */
export const pageStartAddress = (buildId) => `/_next/static/${buildId}/page-start.js`

/** Before the addresses that it is given. */
export const scriptFolder = '/_next/static/'

/** What Next's router reads on the way to another page, in the folder of the first script. */
export const pageLists = ['_buildManifest.js', '_ssgManifest.js']
