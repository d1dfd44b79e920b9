import { amountsInDigits } from '@/lib/kernel/italian/amount-in-words'
import { numbersIn } from './amount'
import { isEmptyValue, type ParsedCell } from './parsed-cell'

export const minPriceEuro = 100
export const maxPriceEuro = 10_000_000

/** What a price cell names: what the vehicle costs and what is paid each month. `unstored`: words of it that no field keeps. */
export type PriceReading = { cents: number | null; monthlyCents: number | null; unstored: string }

const maxLength = 300

const currency = String.raw`(?:€|eur(?:o)?(?![\p{L}]))`
const digits = String.raw`(?<![\d.,'’])(?:\d{1,3}(?:[\u00a0\u202f ]\d{3})+(?!\d)|\d[\d.,'’]*)`
const amount = String.raw`${currency}?\s*${digits}(?:\s*,?\s*-+(?!\s*\d))?\s*${currency}?`
const word = (source: string) => new RegExp(String.raw`(?<![\p{L}])(?:${source})(?![\p{L}])`, 'giu')

/** «€ 10.995,-¹», «(2)», «*»: marks of footnotes. */
const footnoteMarks = /[\u00b9\u00b2\u00b3\u2070-\u2079*†‡]+|\(\s*\d{1,2}\s*\)|\[\s*\d{1,2}\s*\]/gu
const footnoteNumbers = /(?<=\d\s*(?:€|euro?)?\s)\d{1,2}(?:[\s,]+\d{1,2})*\s*$/iu
const taxRate = /(iva\s*(?:al\s*)?)\d{1,2}\s*%/giu
const percentage = /[-+−–]?\s*\d+(?:[.,]\d+)?\s*%/gu
/** What the vehicle cost before, or costs new: never its price. */
const formerPrice = new RegExp(
  String.raw`(?<![\p{L}])(?:anzich[eéè]['’]?|invece\s+(?:di|che)|al\s+posto\s+di|era|prima|prezzo\s+(?:precedente|di\s+listino)|(?:di\s+|da\s+)?listino|da\s+nuov[ao])[\s:]*${amount}`,
  'giu',
)
const monthly = new RegExp(
  String.raw`${amount}\s*(?:\/|al|a|per|ogni|p\.?)?\s*(?:mese|mensil\p{L}*|month)(?![\p{L}])|(?<![\p{L}])(?:rat[ae]|canone)(?:\s+mensil\p{L}*)?(?:\s+d[ai])?[\s:]*${amount}`,
  'giu',
)
const instalments = /(?<![\p{L}\d])(?:(?:per|x|in|da)\s*)?\d{1,3}\s*(?:mesi|rate|mensilit[àa]['’]?)(?![\p{L}])/giu
const downPayment = new RegExp(String.raw`(?<![\p{L}])anticipo(?:\s+d[ai])?[\s:]*${amount}`, 'giu')
/** Words that other fields read, or that say nothing of their own. */
const knownWords = word(
  String.raw`eur|euro|iva|esclus[ao]|escl|inclus[ao]|incl|compres[ao]|espost[ao]|deducibile|detraibile|non|netto|più|oltre|prezzo|finale|attuale|(?:di\s+)?vendita|promo|offerta|scontato|reale|vero|solo|ora|adesso|a|da|fisso|poco|leggermente|trattabil[ei]|tratt|trattativa|riservata|con|senza|obbligo|vincol[oi]|vincolato|al?\s+finanziamento|di\s+finanziamento|finanziament[oi]|obbligatorio`,
)
/** Costs that no field keeps. */
const unstoredWords = word(
  String.raw`passaggio(?:\s+di\s+propriet[àa]['’]?)?|trapasso|voltura|messa\s+(?:su|in)\s+strada|chiavi\s+in\s+mano|ipt`,
)

/**
 * The asking price in a cell. Of a crossed-out price and a discount («18.500 € - 3% 17.999 €») the last amount counts; monthly
 * fees, former prices and the numbers of footnotes never do. Where two amounts remain, nobody knows which is meant.
 */
export function readPrice(text: string): ParsedCell<PriceReading> {
  if (isEmptyValue(text)) return null
  if (text.length > maxLength) return { fault: 'il prezzo non è leggibile' }
  const other = otherCurrencyIn(text)
  if (other !== undefined) return { fault: `il prezzo è in un’altra valuta (${other}): serve in euro` }
  if (namesNoPrice(text)) return null
  const fees: number[] = []
  const bare = amountsInDigits(text)
    .replace(footnoteMarks, ' ')
    .replace(taxRate, '$1 ')
    .replace(formerPrice, ' ')
    .replace(monthly, (whole) => {
      fees.push(...numbersIn(whole))
      return ' '
    })
    .replace(instalments, ' ')
    .replace(downPayment, ' ')
  const words = bare.replace(/\d/g, ' ')
  const unstored = (words.match(unstoredWords) ?? []).join(' ')
  if (/\p{L}/u.test(words.replace(unstoredWords, ' ').replace(knownWords, ' '))) return { fault: 'il prezzo non è leggibile' }
  const amounts = numbersIn(
    bare
      .replace(percentage, ' ')
      .replace(/[.,]\s*[-–—]+/g, ' ')
      .replace(footnoteNumbers, ' '),
  )
  const monthlyCents = fees.length === 1 ? toCents(fees[0] ?? 0) : null
  if (amounts.length === 0 && monthlyCents !== null) return { value: { cents: null, monthlyCents, unstored } }
  if (amounts.length === 0 || !isPlainlyWritten(bare)) return { fault: 'il prezzo non è leggibile' }
  const euro = askedOf(amounts, bare.match(percentage)?.[0])
  if (euro === undefined) return { fault: 'ci sono più importi: non si sa quale sia il prezzo' }
  if (euro < minPriceEuro || euro > maxPriceEuro) return { fault: 'il prezzo è impossibile' }
  return { value: { cents: toCents(euro), monthlyCents, unstored } }
}

const otherCurrencies =
  /(?:US|CA|AU|A|C|NZ|HK)?\$|[£¥₣₺₽₴₪₹₩₿]|(?<![\p{L}])(?:usd|gbp|chf|pln|czk|huf|ron|bgn|sek|dkk|nok|isk|jpy|cny|try|rub|uah|rsd|hrk|mkd|all|aed|cad|aud|dollar[io]?|sterlin[ea]|pounds?|franchi(?:\s+svizzeri)?|sfr|z[łl]|kč|kc|lei|lev|leva|kr|ft|lire)(?![\p{L}])\.?/iu

/** The currency that a text names beside an amount, unless it is the euro. */
export function otherCurrencyIn(text: string): string | undefined {
  return otherCurrencies.exec(text)?.[0].trim()
}

/** «Prezzo su richiesta», «Chiamaci al 333 …»; but «10.995 trattativa riservata» names one. */
function namesNoPrice(text: string): boolean {
  if (/richiesta|chiama|contatt|p\.?\s?o\.?\s?a\.?$/i.test(text)) return !/€|\beuro?\b/i.test(text.replace(formerPrice, ' '))
  return /trattativa|riservata/i.test(text) && !numbersIn(text).some((number) => number >= minPriceEuro)
}

/** Whether numbers are plainly written: not «1234.567» or «10.99512», which could be several amounts. */
function isPlainlyWritten(text: string): boolean {
  return (text.match(/\d[\d.,'’]*\d/g) ?? []).every((number) =>
    /^(?:\d{1,3}(?:([.,'’])\d{3}(?:\1\d{3})*)?|\d+)(?:[.,]\d{1,2})?$/.test(number),
  )
}

/** The one amount, or the reduced one of two between which the discount stands. */
function askedOf(amounts: readonly number[], discount: string | undefined): number | undefined {
  const [first = 0, second = first, ...others] = [...new Set(amounts)]
  if (first === second || discount === undefined || others.length > 0) return first === second ? first : undefined
  const share = Math.abs(numbersIn(discount)[0] ?? 0) / 100
  return Math.abs(first * (1 - share) - second) <= first * discountTolerance ? second : undefined
}

/** Portals round the percentage of a discount. */
const discountTolerance = 0.012

function toCents(euro: number): number {
  return Math.round(euro * 100)
}
