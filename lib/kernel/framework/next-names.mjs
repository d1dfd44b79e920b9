/** The beginning of the addresses of a build's files, which are cached for good. */
export const scriptFolder = '/_next/static/'

/**
 * The address of the script that runs the others: with the build's other files.
 * @param {string} buildId
 */
export const pageStartAddress = (buildId) => `${scriptFolder}${buildId}/page-start.js`

/**
 * The address of a build's stylesheet.
 * @param {string} buildId
 */
export const stylesheetAddress = (buildId) => `${scriptFolder}${buildId}/styles.css`

/**
 * The part of it that the offline page needs, which the service worker keeps.
 * @param {string} buildId
 */
export const offlineStylesheetAddress = (buildId) => `${scriptFolder}${buildId}/offline.css`

/** What Next's router reads on the way to another page, in the folder of the first script. */
export const pageLists = ['_buildManifest.js', '_ssgManifest.js']

/** The first scripts of every page, by the beginning of their names. */
export const startChunks = ['framework', 'main']

/** The beginning of the address of a page whose data alone is requested, on the way from another page. */
export const pageDataFolder = '/_next/data/'

/** The id of the element that Next renders a page in. */
export const pageElement = '__next'
