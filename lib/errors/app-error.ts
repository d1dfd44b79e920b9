const statusByCode = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  tooMany: 429,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statusByCode

/** A failure the caller can act on. Anything else that is thrown is a bug and becomes a 500. */
export class AppError extends Error {
  override name = 'AppError'

  constructor(
    readonly code: ErrorCode,
    message: string = code,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }

  get status(): number {
    return statusByCode[this.code]
  }
}
