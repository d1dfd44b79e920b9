import { parseArgs } from 'node:util'
import { adIdFrom } from '@/lib/kernel/routes/routes'
import { UsageError } from './usage-error'

const usage = 'npm run -s reports [-- --done NUMERO | --dismiss NUMERO]'

export function readReportOptions(words: string[]): { done: number | undefined; dismiss: number | undefined } {
  const { done, dismiss } = parse(words)
  if (done !== undefined && dismiss !== undefined) return refuse('Una cosa alla volta.')
  return { done: readId(done), dismiss: readId(dismiss) }
}

function readId(text: string | undefined): number | undefined {
  return text === undefined ? undefined : (adIdFrom(text) ?? refuse(`«${text}» non è il numero di una segnalazione.`))
}

function parse(words: string[]) {
  try {
    return parseArgs({ args: words, options: { done: { type: 'string' }, dismiss: { type: 'string' } } }).values
  } catch {
    return refuse('Comando non valido.')
  }
}

function refuse(why: string): never {
  throw new UsageError(`${why} Uso: ${usage}`)
}
