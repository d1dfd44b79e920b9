const statusByCode = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  unsupported: 415,
  tooMany: 429,
  unavailable: 503,
} as const

/** Seconds until a retry makes sense after a failure that passes by itself. */
const unavailableForSeconds = 5

/** `shownText` is meant for the visitor; `retryAfterSeconds` says when a retry makes sense. */
type AppErrorOptions = ErrorOptions & { shownText?: string; retryAfterSeconds?: number }

export type ErrorCode = keyof typeof statusByCode

/** A failure the caller can act on. Anything else that is thrown is a bug and becomes a 500. */
export class AppError extends Error {
  override name = 'AppError'
  readonly shownText: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    readonly code: ErrorCode,
    message: string = code,
    { shownText, retryAfterSeconds, ...options }: AppErrorOptions = {},
  ) {
    super(message, options)
    this.shownText = shownText
    this.retryAfterSeconds = retryAfterSeconds ?? (code === 'unavailable' ? unavailableForSeconds : undefined)
  }

  /** Compares by name: Next bundles its own copy of this class, and a failure of the one copy is a failure of the other. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'AppError'
  }

  get status(): number {
    return statusByCode[this.code]
  }
}
