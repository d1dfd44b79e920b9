import { withoutRepeats } from '@/lib/market/stock-import/columns/repeated-names'
import { type IsDisclosed, withoutStatements } from '@/lib/market/stock-import/rows/parse-disclosures'
import { cleanText } from './clean-text'
import { normaliseText } from './parsed-cell'

const maxTitleLength = 2_000

/** Phrases that say nothing of the vehicle or of the offer. What says something is a statement, and leaves a version only when a field tells it. */
const praises = [
  /\b(?:super\s+)?(?:promo(?:zione|zionale)?|offert(?:a|issima)|occasion(?:e|issima)|affare|sconto)\b/giu,
  /\b(?:super\s+)?prezz(?:o|i)\s+(?:reale|vero|affare|promo)(?:\s+no$)?/giu,
  /[-–]\s*no$/giu,
  /\b(?:perfetta|ottime condizioni|come nuov[ao]|bellissim[ao]|stupend[ao]|imperdibile|full optionals?)\b/giu,
] as const

/** The version out of a title: without make and model, however often they are repeated, without praise, and without what fields tell. */
export function extractVersion(title: string, names: VehicleNames, isDisclosed: IsDisclosed): string {
  const cleaned = cleanText(title.slice(0, maxTitleLength))
    .replace(/(?:\s\S{0,30})?…\s*$/u, ' ')
    .replace(/["“”«»]|''/g, ' ')
  let rest = withoutStatements(cleaned, isDisclosed, withoutPraise).replace(/^[\s\-–,.:;*|/!]+/u, '')
  const engine = engineName(names)
  const makes = [names.make, names.makeAsWritten]
  for (let round = 0; round < 3; round++) {
    rest = dropStart(rest, makes, false).replace(/^\([^)]{2,14}\)[\s-]*/, '')
    if (!engine.isWhole) rest = dropStart(rest, [names.modelAsWritten], true)
    if (names.model !== null && !engine.isWhole) rest = dropStart(rest, [names.model], false)
  }
  rest = engine.isWhole ? dropRepeat(rest, names.modelAsWritten) : withEngine(engine.text, rest)
  return fixAllCaps(tidy(withoutRepeats(rest, names)))
    .slice(0, 120)
    .trim()
}

function withoutPraise(text: string): string {
  return praises.reduce((rest, praise) => rest.replace(praise, ' '), text)
}

export type VehicleNames = { make: string; makeAsWritten: string; model: string | null; modelAsWritten: string }

/** What a model column says beyond the family: all of «a 180» or «118», the end of «golf gti» and «gla 200», nothing of «panda». */
function engineName({ model, modelAsWritten }: VehicleNames): { text: string; isWhole: boolean } {
  const family = normaliseText(model ?? '').replaceAll(' ', '')
  const written = normaliseText(modelAsWritten)
  if (model === null || written === '' || family.includes(written.replaceAll(' ', ''))) return { text: '', isWhole: false }
  const start = matchLoose(modelAsWritten, model)
  if (start > 0) return { text: modelAsWritten.slice(start).trim(), isWhole: false }
  return /\d/.test(written) ? { text: modelAsWritten, isWhole: true } : { text: '', isWhole: false }
}

/** The end of the model name goes before what follows it: «200» and «d Automatic» are «200d Automatic». */
function withEngine(engine: string, rest: string): string {
  if (engine === '' || normaliseText(rest).replaceAll(' ', '').startsWith(normaliseText(engine).replaceAll(' ', ''))) return rest
  const shown = /^[a-z]{1,4}$/.test(engine) ? engine.toUpperCase() : engine
  return /\d$/.test(shown) && /^[a-z](?![\p{L}])/iu.test(rest) ? `${shown}${rest}` : `${shown} ${rest}`
}

function dropStart(text: string, names: readonly string[], isFileName: boolean): string {
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    const start = matchStart(text, name, isFileName)
    if (start > 0) return text.slice(start).replace(/^[\s\-–,.:;*|/]+/u, '')
  }
  return text
}

/** Length of `name` at the start of `text`, spaces, hyphens, accents and case aside; 0 when it does not stand there. */
function matchStart(text: string, name: string, isFileName: boolean): number {
  const end = matchLoose(text, name)
  return end > 0 && isWordEnd(text, end - 1, isFileName) ? end : 0
}

/** Listings glue the next word on («Grandland XGrandland», «A640 TDI» of an A6), but «Pandina» does not begin with a Panda, nor «2008» with a 200. */
function isWordEnd(text: string, index: number, isFileName: boolean): boolean {
  const last = text.charAt(index)
  const next = text.charAt(index + 1)
  if (/\d/.test(last)) return isFileName || !/\d/.test(next)
  return !/\p{Ll}/u.test(next) || (isFileName && /\p{Lu}/u.test(last))
}

/** «A 180AMG Line» → «A 180 AMG Line»; «E 200- E SW 200 d» → «E SW 200 d». */
function dropRepeat(text: string, engine: string): string {
  const length = matchLoose(text, engine)
  if (length === 0) return text
  const rest = text.slice(length)
  const more = rest.replace(/^[\s\-–,.:;*|/]+/u, '')
  if (matchLoose(more, engine) > 0 || ` ${more.toLowerCase()}`.includes(` ${engine.toLowerCase()}`)) return more
  return /^\p{Lu}\p{L}/u.test(rest) || /^\d/.test(rest) ? `${text.slice(0, length)} ${rest}` : text
}

function matchLoose(text: string, name: string): number {
  const wanted = normaliseText(name).replaceAll(' ', '')
  let seen = ''
  for (let index = 0; index < text.length && wanted.startsWith(seen); index++) {
    seen += normaliseText(text.charAt(index))
    if (seen === wanted && wanted !== '') return index + 1
  }
  return 0
}

function tidy(text: string): string {
  return text
    .replace(/[*#~^_|<>{}[\]\\!?=]+/gu, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+([,;:.])(?=\s|$)/g, '$1')
    .replace(/(?:\s*[-–,;:+/]\s*){2,}/g, ' - ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–,;:.+/&]+|[\s\-–,;:+/&(]+$/gu, '')
}

const upperWords =
  /^(?:[IVX]+|TDI|TSI|TFSI|TDCI|CDTI|CRDI|HDI|JTD|MJT|DCI|TCE|GTI|GTD|GTE|AMG|DSG|DCT|EDC|CVT|SUV|LED|GPL|CNG|ABS|ESP|AWD|FWD|RWD|SW|SPB|CV|KW|MHEV|PHEV|HEV|NAVI|USB|DAB|RS|GT|GTS|GS|ST|SE|LE|XL|VTI|JTDM|DPF|FAP|USA|BMW|MG|DR)$/

/** A text written in capitals is set in ordinary case; names of engines and anything with digits stay. */
function fixAllCaps(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '')
  const shouts = letters.replace(/[^\p{Lu}]/gu, '').length > letters.length * 0.75
  if (!shouts || letters.length < 8) return text
  return text.replace(/[\p{L}\p{N}'’]+/gu, (word) =>
    upperWords.test(word) || /\d/.test(word) || word.length <= 2 ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  )
}
