import { AppError } from '@/lib/kernel/errors/app-error'
import { readPrice } from '@/lib/market/stock-import/cells/price-text'
import { type Corrections, isColour } from './corrections'

type Body = Readonly<Record<string, unknown>>
const mostAnswers = 100

/** What a form says of a group of remarks. Prices that cannot be read are named; the others hold. */
export function correctionsInForm(body: Body, kind: string): { corrections: Partial<Corrections>; notice: string } {
  if (kind === 'metres') return { corrections: { isInMetres: true }, notice: 'Chilometri divisi per 1.000: rifacciamo la prova.' }
  if (kind === 'colour') return coloursIn(body)
  if (kind === 'price') return pricesIn(body)
  throw refused('Scegli che cosa correggere')
}

function coloursIn(body: Body) {
  const colours: Record<string, string> = {}
  for (let at = 0; at < mostAnswers; at++) {
    const [word, colour] = [body[`parola-${at}`], body[`colore-${at}`]]
    if (typeof word === 'string' && isColour(colour)) colours[word] = colour
  }
  if (Object.keys(colours).length === 0) throw refused('Scegli almeno un colore')
  return { corrections: { colours }, notice: 'Me lo ricordo: rifacciamo la prova.' }
}

function pricesIn(body: Body) {
  const typed = Object.entries(body).flatMap(([name, value]) => {
    const [, line] = /^prezzo-(\d{1,9})$/.exec(name) ?? []
    return line !== undefined && typeof value === 'string' && value.trim() !== '' ? [{ line, text: value.trim().slice(0, 40) }] : []
  })
  const read = typed.filter(({ text }) => isPrice(text))
  const bad = typed.filter((price) => !read.includes(price)).map(({ line, text }) => `riga ${line}: «${text}»`)
  if (read.length === 0)
    throw refused(bad.length === 0 ? 'Scrivi almeno un prezzo' : `Non è un prezzo: ${bad.join(', ')}. Per esempio 11.200`)
  const rest = bad.length === 0 ? '' : ` Non è un prezzo: ${bad.join(', ')}.`
  return {
    corrections: { prices: Object.fromEntries(read.map(({ line, text }) => [line, text])) },
    notice: `${read.length === 1 ? '1 prezzo salvato' : `${read.length} prezzi salvati`}: rifacciamo la prova.${rest}`,
  }
}

function refused(shownText: string): AppError {
  return new AppError('invalid', 'nothing to correct', { shownText })
}

function isPrice(text: string): boolean {
  const reading = readPrice(text)
  return reading !== null && 'value' in reading && reading.value.cents !== null
}
