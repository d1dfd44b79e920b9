import type { Make, Model } from '@/lib/market/catalogue/catalogue.server'
import { type Category, categorySlugs } from '@/lib/market/catalogue/category'
import { recogniseMake, recogniseMakeInTitle, recogniseModel, refineModel } from '@/lib/market/catalogue/recognise.server'
import { cleanText } from '@/lib/market/stock-import/cells/clean-text'
import { linkWords } from '@/lib/market/stock-import/cells/link-words'
import { isEmptyValue } from '@/lib/market/stock-import/cells/parsed-cell'
import { extractVersion, type VehicleNames } from '@/lib/market/stock-import/cells/version-text'
import type { IsDisclosed } from './parse-disclosures'
import type { RowReader } from './row-reader'

/** The texts of a row that may say which vehicle it is; empty when the file has none. */
export type VehicleTexts = { make: string; makeModel: string; model: string; title: string; version: string; link: string }
export type Vehicle = {
  category: Category
  make: Make
  model: Model | undefined
  title: string
  /** Texts in which its seller may have written more than what the vehicle is. */
  words: readonly string[]
  /** The version without make, model and praise, and without the statements that fields tell. */
  versionWithout(isDisclosed: IsDisclosed): string
}

export function textsOf(row: RowReader): VehicleTexts {
  return {
    make: row.text('make'),
    makeModel: row.text('makeModel'),
    model: row.text('model'),
    title: row.text('title'),
    version: row.text('version'),
    link: linkWords(row.text('link')),
  }
}

/** Which vehicle a row is about; undefined when no make is recognised. The category of the file is tried first, then the others. */
export function recogniseVehicle(texts: VehicleTexts, category: Category): Vehicle | undefined {
  const first = recogniseIn(texts, category)
  if (first?.model) return first
  for (const other of categorySlugs) {
    if (other === category) continue
    const found = recogniseIn(texts, other)
    if (found?.model && (!first || found.make.slug === first.make.slug)) return found
  }
  return first
}

/** Reads the row as a vehicle of this category. */
export function recogniseIn(texts: VehicleTexts, category: Category): Vehicle | undefined {
  const make = makeOf(texts, category)
  if (!make) return undefined
  const titleMake = texts.title === '' ? undefined : recogniseMakeInTitle(category, texts.title)
  const title = !titleMake || titleMake.slug === make.slug ? texts.title : ''
  const named = [texts.makeModel, texts.model, title, texts.version, texts.link].filter((text) => text !== '' && !isEmptyValue(text))
  const words = [title, texts.version, texts.model, texts.makeModel, title + texts.version === '' ? texts.link : '']
  const field = firstFound(named, (text) => recogniseModel(category, make.slug, text))
  const model = field && refineModel(category, make.slug, field, title)
  return {
    category,
    make,
    model,
    title: words.join(' ').trim(),
    words,
    versionWithout: (isDisclosed) => versionFrom({ ...texts, title }, make, model, isDisclosed),
  }
}

/** The make column is trusted; without one, what two of model, title and address agree on, else the first of them. */
function makeOf(texts: VehicleTexts, category: Category): Make | undefined {
  const own = [texts.make, texts.makeModel].filter((text) => text !== '' && !isEmptyValue(text))
  const said = firstFound(own, (text) => recogniseMake(category, text) ?? recogniseMakeInTitle(category, text))
  if (said || own.length > 0) return said
  const guesses = [texts.model, texts.title, texts.link, texts.version].flatMap((text) =>
    text === '' ? [] : (recogniseMakeInTitle(category, text) ?? []),
  )
  return guesses.find((make, index) => guesses.some((other, position) => position !== index && other.slug === make.slug)) ?? guesses[0]
}

function firstFound<T>(texts: readonly string[], find: (text: string) => T | undefined): T | undefined {
  for (const text of texts) {
    const found = find(text)
    if (found !== undefined) return found
  }
  return undefined
}

function versionFrom(texts: VehicleTexts, make: Make, model: Model | undefined, isDisclosed: IsDisclosed): string {
  const names = {
    make: make.name,
    makeAsWritten: texts.make,
    model: model?.name ?? null,
    modelAsWritten: oneLine(texts.model || texts.makeModel),
  }
  const [firstLine = '', ...more] = texts.model.split(/[\r\n]+/).map(cleanText)
  if (more.length > 0)
    return joined(
      extractVersion(firstLine, { ...names, modelAsWritten: '' }, isDisclosed),
      extractVersion(more.join(' '), { ...names, modelAsWritten: '' }, isDisclosed),
    )
  if (texts.version !== '')
    return joined(
      model && texts.model !== '' ? extractVersion(texts.model, { ...names, modelAsWritten: '' }, isDisclosed) : '',
      extractVersion(texts.version, names, isDisclosed),
    )
  if (texts.title !== '') return extractVersion(texts.title.replace(/[\r\n]+/g, ' '), names, isDisclosed)
  const own = extractVersion(texts.model || texts.makeModel, { ...names, modelAsWritten: '' }, isDisclosed)
  return own !== '' || texts.makeModel !== '' ? own : fromLink(texts.link, names, isDisclosed)
}

/** An address has no capitals: words get them back, engines and trims of one or two letters stay as they are. */
function fromLink(words: string, names: VehicleNames, isDisclosed: IsDisclosed): string {
  const version = extractVersion(words, names, isDisclosed).replace(/(?<![\p{L}\p{N}])\p{Ll}(?=\p{L}{2})/gu, (letter) =>
    letter.toUpperCase(),
  )
  return version.charAt(0).toUpperCase() + version.slice(1)
}

function oneLine(text: string): string {
  return cleanText(text.split(/[\r\n]/)[0] ?? '')
}

/** «118» and «d Msport» are «118d Msport»; «118d» and «118d 5p.» say the engine once. */
function joined(engine: string, rest: string): string {
  if (engine === '' || rest === '') return engine + rest
  if (/^\p{L}$/u.test(engine)) return rest
  const [first = ''] = rest.split(' ')
  if (` ${rest.toLowerCase()}`.includes(` ${engine.toLowerCase()}`)) return rest
  if (/^(?:d|i|t|e|ti|td)$/i.test(first))
    return engine.toLowerCase().endsWith(first.toLowerCase())
      ? `${engine}${rest.slice(first.length)}`
      : /\d$/.test(engine)
        ? `${engine}${rest}`
        : `${engine} ${rest}`
  return first.toLowerCase().startsWith(engine.toLowerCase().replace(/[a-z]+$/, '')) && /\d{3}/.test(engine) ? rest : `${engine} ${rest}`
}
