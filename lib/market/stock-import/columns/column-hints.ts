import type { Aspect, Reading } from './aspects'
import { headerWords } from './header-words'

type Hint = (header: string) => Reading | undefined

/** What one of two patterns says; nothing where both or none do. */
function oneOf(first: readonly [RegExp, Reading], second: readonly [RegExp, Reading]): Hint {
  return (header) => {
    const words = headerWords(header)
    const said = [first, second].filter(([pattern]) => pattern.test(words))
    return said.length === 1 ? said[0]?.[1] : undefined
  }
}

const word = (source: string) => new RegExp(String.raw`(?<![\p{L}])(?:${source})(?![\p{L}])`, 'iu')

/** What the name of a column says of all its cells: «Price (USD)», «Mileage mi», «Potenza (CV)», «Data gg/mm/aaaa». */
export const columnHints: Readonly<Record<Aspect, Hint>> = {
  dateOrder: oneOf([word('(?:gg?|dd?|tt?) mm? (?:aa|yy|jj)\\p{L}*'), 'dmy'], [word('mm? (?:gg?|dd?|tt?) (?:aa|yy|jj)\\p{L}*'), 'mdy']),
  decimalSign: () => undefined,
  currency: oneOf(
    [/€|(?<![\p{L}])euros?(?![\p{L}])|(?<![\p{L}])eur(?![\p{L}])/iu, 'eur'],
    [/[$£]|(?<![\p{L}])(?:usd|gbp|chf|pln|czk|huf|ron|bgn|sek|dkk|nok|jpy|dollari|sterline|franchi)(?![\p{L}])/iu, 'other'],
  ),
  distanceUnit: oneOf([word('kms?|chilometri|kilometri|kilometers?|kilometres?'), 'km'], [word('mi|miles?|miglia|mls'), 'miles']),
  powerUnit: oneOf([word('k ?w|kilowatt'), 'kw'], [word('cv|hp|ps|bhp|cavalli'), 'cv']),
  yesNo: () => undefined,
}
