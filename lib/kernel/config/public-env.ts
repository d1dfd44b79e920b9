/** Set into the browser's files by the build. */
export const apiPrefix: string = process.env.API_PREFIX ?? ''
export const isProduction = process.env.NODE_ENV === 'production'
