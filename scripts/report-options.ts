import { adIdFrom } from '@/lib/kernel/routes/routes'
import { parseWords, refuse } from './usage-error'

const usage = 'npm run -s reports [-- --done NUMERO | --dismiss NUMERO]'

export function readReportOptions(words: string[]): { done: number | undefined; dismiss: number | undefined } {
  const { done, dismiss } = parseWords(words, { done: { type: 'string' }, dismiss: { type: 'string' } }, usage)
  if (done !== undefined && dismiss !== undefined) return refuse('Una cosa alla volta.', usage)
  return { done: readId(done), dismiss: readId(dismiss) }
}

function readId(text: string | undefined): number | undefined {
  return text === undefined ? undefined : (adIdFrom(text) ?? refuse(`«${text}» non è il numero di una segnalazione.`, usage))
}
