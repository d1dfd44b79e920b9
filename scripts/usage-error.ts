/** A command was asked in a way it does not understand; the message says what is wrong and how to ask. */
export class UsageError extends Error {}

/** Reads the options of this process, or ends it with one line and the code of wrong usage. */
export function readOptions<Options>(read: (words: string[]) => Options): Options {
  try {
    return read(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}
