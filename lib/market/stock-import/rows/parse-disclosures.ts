import { cleanText } from '@/lib/market/stock-import/cells/clean-text'
import { anyStatement, type StatedFacts, statements } from './statement-table'

/** `questions`: words that only the seller can explain. */
export type StatementReading = { facts: StatedFacts; questions: { words: string; asks: string }[] }

const maxLength = 2_000

/** The facts that a text states, and what it leaves to ask. Where it says two different things, neither is believed. */
export function parseDisclosures(text: string): StatementReading {
  const facts = new Map<string, unknown>()
  const questions: StatementReading['questions'] = []
  let rest = anyStatement.test(text) ? cleanText(text.slice(0, maxLength)) : ''
  for (const { pattern, says, asks } of rest === '' ? [] : statements) {
    rest = rest.replace(pattern, (words) => {
      if (asks !== undefined && !questions.some((question) => question.asks === asks)) questions.push({ words: words.trim(), asks })
      for (const [name, value] of Object.entries(says?.(words) ?? {})) {
        if (facts.has(name) && facts.get(name) !== value) {
          questions.push({ words: words.trim(), asks: 'il testo dice anche il contrario: che cosa vale?' })
          facts.set(name, undefined)
        } else facts.set(name, value)
      }
      return ' ¦ '
    })
  }
  return { facts: Object.fromEntries([...facts].filter(([, value]) => value !== undefined)), questions }
}

/** Whether the fields of the ad say what a statement says. */
export type IsDisclosed = (facts: StatedFacts) => boolean

/**
 * The text without the statements that fields of the ad repeat. All others stay, because nothing else says them, and are hidden
 * from `tidy`.
 */
export function withoutStatements(text: string, isDisclosed: IsDisclosed, tidy: (text: string) => string): string {
  if (!anyStatement.test(text)) return tidy(text)
  const remaining: string[] = []
  const marked = statements.reduce(
    (rest, { pattern, says }) =>
      rest.replace(pattern, (words) => (says && isDisclosed(says(words)) ? ' ' : `¦${remaining.push(words) - 1}¦`)),
    text.replaceAll('¦', ' '),
  )
  return tidy(marked).replace(/¦(\d+)¦/g, (_, index: string) => remaining[Number(index)] ?? '')
}
