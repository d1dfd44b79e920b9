/**
 * Where a build's stylesheet answers: with the build's other files, which are kept for good.
 * @param {string} buildId
 */
export const stylesheetAddress = (buildId) => `/_next/static/${buildId}/styles.css`

/**
 * The part of it that the offline page needs, which the service worker keeps.
 * @param {string} buildId
 */
export const offlineStylesheetAddress = (buildId) => `/_next/static/${buildId}/offline.css`
