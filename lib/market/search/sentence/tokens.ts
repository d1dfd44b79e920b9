/** One word, number or sign of a sentence. */
export type Token = {
  /** Text in lower case, without accents; numbers without dots between thousands. */
  text: string
  /** Text as it was typed. */
  raw: string
  /** What stands between it and the token before: blanks, a hyphen, a comma. */
  gap: string
  /** The number it writes in digits. */
  value?: number
}

/** What follows is not read: nobody says so much about a vehicle. */
export const maxSentenceLength = 300
const maxTokens = 60

const pieces =
  /\d{1,3}(?:\.\d{3})+(?!\d)(?:,\d\d?(?!\d))?|\d{1,3}(?:,\d{3})+(?![\d.,]\d)|\d{1,3}(?:['’]\d{3})+(?!\d)|\d+[.,]\d+|[a-z0-9]+|€|#|[<>]|~/g
/** Units written without a blank after a number: «25k», «120cv», «6posti». */
const gluedUnits =
  /^(\d+(?:[.,]\d+)*)(k|mila|mil|m|km|kw|cv|hp|ps|cc|cmc|kg|q|t|mm|cm|eur|euro|euri|posti|posto|porte|p|anni|mesi|tdi|tsi|hdi|jtd|mjt|dci|tdci|crdi|cdti|cdi)$/
/** «10000e»; «500e» is a model. */
const gluedEuro = /^(\d{4,})(e)$/
/** «12mila500». */
const gluedThousands = /^(\d{1,3})(?:mila|mil)(\d{1,3})$/
/** The strokes of an engine, no tons. */
const strokes = /^[24]t$/
const lengthAndHeight = /^(l[1-5])(h[1-4])$/

/** «150cv+», «2015+»: at least so much. */
const orMore = /(\d\s?(?:cv|kw|km|cc|posti|euro|€|k|mila)?)\+(?=[\s,;]|$)/giu

/** The sentence as tokens, cut at `maxSentenceLength` and `maxTokens`. */
export function tokenise(sentence: string): Token[] {
  const typed = Array.from(sentence.slice(0, maxSentenceLength).normalize('NFC').replace(orMore, '$1 o più'))
  const plain = typed.map(plainLetter).join('')
  const tokens: Token[] = []
  let end = 0
  for (const match of plain.matchAll(pieces)) {
    const raw = typed.slice(match.index, match.index + match[0].length).join('')
    const gap = plain.slice(end, match.index).replace(/\s+/g, ' ')
    end = match.index + match[0].length
    tokens.push(...split(match[0], raw, gap))
  }
  return tokens.slice(0, maxTokens)
}

/** Makes a letter plain: always one UTF-16 unit for one letter typed, so that positions agree. */
function plainLetter(letter: string): string {
  const plain = letter.normalize('NFD').charAt(0).toLowerCase()
  return plain.length === 1 && !/[\ud800-\udfff]/.test(plain) ? plain : ' '
}

function split(text: string, raw: string, gap: string): Token[] {
  const [, first, second] = strokes.test(text) ? [] : (gluedUnits.exec(text) ?? gluedEuro.exec(text) ?? lengthAndHeight.exec(text) ?? [])
  const [, thousands, rest] = gluedThousands.exec(text) ?? []
  if (thousands !== undefined) return [{ ...toToken(String(Number(thousands) * 1000 + Number(rest)), raw, gap), raw }]
  if (first === undefined || second === undefined) return [toToken(text, raw, gap)]
  return [toToken(first, raw.slice(0, first.length), gap), toToken(second, raw.slice(first.length), '')]
}

function toToken(text: string, raw: string, gap: string): Token {
  if (text === '€') return { text: 'euro', raw, gap }
  const [, grouped] = /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:['’]\d{3})+)(?:,\d\d?)?$/.exec(text) ?? []
  const digits = grouped?.replace(/[.,'’]/g, '')
  if (digits !== undefined) return { text: digits, raw, gap, value: Number(digits) }
  if (/^\d+[.,]\d+$/.test(text)) return { text: text.replace(',', '.'), raw, gap, value: Number(text.replace(',', '.')) }
  if (/^\d{1,9}$/.test(text)) return { text, raw, gap, value: Number(text) }
  return { text, raw, gap }
}

/** Some tokens as they were written, with single blanks. */
export function textOf(tokens: readonly Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ')
}

/** Some tokens as one word, as the names and phrases of the tables are stored. */
export function keyOf(tokens: readonly Token[], at: number, length: number): string {
  let key = ''
  for (let index = at; index < at + length; index += 1) key += tokens[index]?.text ?? ''
  return key
}
