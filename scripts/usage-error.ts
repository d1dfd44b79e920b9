import { type ParseArgsConfig, parseArgs } from 'node:util'

/** A command was called with invalid options; the message says what is wrong and what is valid. */
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

/** What these words say of the options of a command; words it does not know are answered with its usage. */
export function parseWords<const Options extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: Options, usage: string) {
  try {
    return parseArgs({ args, options }).values
  } catch {
    return refuse('Comando non valido.', usage)
  }
}

export function refuse(why: string, usage: string): never {
  throw new UsageError(`${why} Uso: ${usage}`)
}
