/** The prefix of calls, set into the browser's files by the build. */
export const apiPrefix: string = process.env.API_PREFIX ?? ''
export const isProduction = process.env.NODE_ENV === 'production'

const leftOut = (process.env.BUILT_WITHOUT ?? '').split(' ')
/** Whether this build does without a piece of `lib/kernel/framework`. */
export const isBuiltWithout = (piece: string): boolean => leftOut.includes(piece)
