import { spokenNumber } from '@/lib/kernel/italian/spoken-number'
import type { Category } from '@/lib/market/catalogue/category'
import { categoryWords } from './categories'
import type { VehicleName } from './claims'
import { keyOf, type Token } from './tokens'
import { maxWordsOfVehicle, modelsNamedAfter, vehicleNames } from './vehicle-names.server'
import { versionWords } from './version-words'

type Named = { name: VehicleName; end: number }
type Found = {
  kind: 'vehicle'
  name: VehicleName
  also: readonly VehicleName[]
  others: readonly VehicleName[]
  length: number
  isFamiliar: boolean
  isOwn: boolean
}

/** «320d»: the number names the model, the whole the version. */
const numberAndFuel = /^([a-z]?)(\d{3})(d|i|e|xd|xi|ci|cd|td|ti|is|cdi)$/

/** The make or model whose name begins here, the longest one. A make said before it, or later in the sentence, decides between models of one name. */
export function vehicleAt(position: { tokens: readonly Token[]; at: number; category: Category }, before: readonly Named[]): Found | null {
  const { tokens, at, category } = position
  const index = vehicleNames(category)
  for (let length = Math.min(maxWordsOfVehicle, tokens.length - at); length > 0; length -= 1) {
    const key = keyOf(tokens, at, length)
    const named = index.get(key) ?? index.get(electric(key))
    const said = index.get(inDigits(tokens, at, length, isBesideMake(before.at(-1), at) || isMake(index.get(keyOf(tokens, at, 1))))) ?? []
    const found = isOrdinaryHere(position, key, before.at(-1)) ? null : choose(named ?? said, { ...position, length, before })
    if (found && (length === 1 || (fits(tokens.slice(at, at + length), before) && !isArticle(tokens, at, length))))
      return {
        ...found,
        others: named
          ? [...found.others, ...said.filter(({ make, model }) => model !== null && make.slug === found.name.make.slug)]
          : found.others,
        also: [],
        length,
        kind: 'vehicle',
        isFamiliar: found.name.alone === 'familiar',
        isOwn: isBesideMake(before.at(-1), at) && found.name.model !== null,
      }
  }
  return versionAsModel(position, before) ?? vansOfCar(position, before)
}

/** «serie tre», «x uno», «duecentotto»: a model whose number is said in words. Small numbers only beside their make, or a word that numbers models. */
function inDigits(tokens: readonly Token[], at: number, length: number, isBeside: boolean): string {
  const words = tokens.slice(at, at + length).map(({ text }) => ({ text, spoken: spokenNumber(text) }))
  const isModel = length === 1 ? (words[0]?.spoken ?? 0) > 100 : isBeside || /^(?:serie|model)$/.test(words[0]?.text ?? '')
  return isModel && words.some(({ spoken }) => spoken !== undefined) ? words.map(({ text, spoken }) => spoken ?? text).join('') : ''
}

/** «208e» is the e-208. */
function electric(key: string): string {
  return key.replace(/^(\d{3,4})e$/, 'e$1')
}

/** Whether words fit a name: «a 1» is no A1, unless its make stands before it or a hyphen between them. */
function fits(words: readonly Token[], before: readonly Named[]): boolean {
  const [first, second] = words
  const isLetterAndNumber = words.length === 2 && first?.text.length === 1 && second?.value !== undefined
  const isPreposition = words.length === 2 && first?.text === 'a' && /^[A-Z]{2}$/.test(words[1]?.raw ?? '') && words[1]?.gap === ' '
  if (isPreposition) return false // «a MI» is no Ami
  return !isLetterAndNumber || second.gap !== ' ' || before.length > 0 || (second.value ?? 0) >= 100
}

/** «sotto i 10» is no i10. */
function isArticle(tokens: readonly Token[], at: number, length: number): boolean {
  const isBehindLimit = /^(?:sotto|sopra|oltre|entro|tra|fra|verso|dopo|meno|piu)$/.test(tokens[at - 1]?.text ?? '')
  return isBehindLimit && length === 2 && tokens[at]?.text === 'i' && tokens[at + 1]?.gap === ' '
}

/** «2008» is a year unless the sentence begins with it or its make stands before it; «SL 500» is no Fiat, «tipo panda» no Tipo. */
function isOrdinaryHere(
  { tokens, at, category }: { tokens: readonly Token[]; at: number; category: Category },
  key: string,
  last: Named | undefined,
): boolean {
  const followsModel = last !== undefined && last.end === at && last.name.model !== null
  if (
    followsModel &&
    /^\d{2,3}$/.test(key) &&
    !vehicleNames(category)
      .get(key)
      ?.some(({ make }) => make.slug === last.name.make.slug)
  )
    return true
  const previous = tokens[at - 1]?.text
  if (/^20[0-3]\d$/.test(key)) return at > 0 && previous !== 'peugeot'
  return key === 'tipo' && at > 0 && previous !== 'fiat'
}

type Where = { tokens: readonly Token[]; at: number; category: Category; length: number; before: readonly Named[] }

function choose(names: readonly VehicleName[], where: Where): { name: VehicleName; others: readonly VehicleName[] } | null {
  const last = where.before.at(-1)
  const make = last?.name.make.slug
  const own = names.find((name) => name.model !== null && name.make.slug === make) ?? makeOrItsModel(names)
  const isBeside = isBesideMake(last, where.at)
  if (!own?.model && last && isVersionOf(last, where, names)) return null
  if (own && (own.model === null ? own.alone !== null : own.alone !== null || isBeside)) return { name: own, others: [] }
  const later = makesAfter(where)
  const claimed = later.length === 1 ? names.find((name) => name.model !== null && name.make.slug === later[0]) : undefined
  if (claimed) return { name: claimed, others: [] }
  const [first] = names
  if (!first || first.alone === null) return null
  return { name: first, others: names.slice(1).filter(({ model }) => model !== null) }
}

/** «Range Rover» is a make and its best known model: then the model is meant. */
function makeOrItsModel(names: readonly VehicleName[]): VehicleName | undefined {
  const make = names.find((name) => name.model === null)
  return names.find((name) => name.model !== null && name.make.slug === make?.make.slug && name.alone === 'familiar') ?? make
}

function isMake(names: readonly VehicleName[] | undefined): boolean {
  return names?.some(({ model }) => model === null) === true
}

function isBesideMake(last: Named | undefined, at: number): boolean {
  return last !== undefined && last.end === at && last.name.model === null
}

/** «Seat Leon Cupra»: beside a model of another make «Cupra» is its version. */
function isVersionOf(last: Named, { at, tokens }: Where, names: readonly VehicleName[]): boolean {
  const isOtherMake = names.every(({ make }) => make.slug !== last.name.make.slug)
  return last.end === at && last.name.model !== null && isOtherMake && versionWords.has(tokens[at]?.text ?? '')
}

/** «500 abarth», «a3 audi»: the make right after the model. */
function makesAfter({ tokens, at, category, length }: Where): string[] {
  const index = vehicleNames(category)
  for (const words of [2, 1]) {
    const key = keyOf(tokens, at + length, words)
    const make = index.get(key)?.find(({ model, alone }) => model === null && alone !== null)
    if (make) return [make.make.slug]
  }
  return []
}

/** «Suzuki Jimny autocarro»: beside a word for commercial vehicles the name of a car means what is made of it for work, Jimny Pro and Jimny Van. */
function vansOfCar(
  { tokens, at, category }: { tokens: readonly Token[]; at: number; category: Category },
  before: readonly Named[],
): Found | null {
  if (category !== 'veicoli-commerciali' || !tokens.some(({ text }) => categoryWords.get(text) === category)) return null
  const last = before.at(-1)
  const make = last && isBesideMake(last, at) ? last.name.make.slug : undefined
  for (const length of [2, 1]) {
    const key = at + length <= tokens.length ? keyOf(tokens, at, length) : ''
    const car = vehicleNames('auto')
      .get(key)
      ?.find((name) => name.model !== null && (make === undefined ? name.alone === 'familiar' : name.make.slug === make))
    const [first, ...also] = car?.model ? modelsNamedAfter(category, car.make.slug, car.model.name) : []
    if (first)
      return { kind: 'vehicle', name: first, also, others: [], length, isFamiliar: first.alone === 'familiar', isOwn: make !== undefined }
  }
  return null
}

function versionAsModel(
  { tokens, at, category }: { tokens: readonly Token[]; at: number; category: Category },
  before: readonly Named[],
): Found | null {
  const token = tokens[at]
  const [, letter = '', digits = ''] = numberAndFuel.exec(token?.text ?? '') ?? []
  if (!token || digits === '' || category !== 'auto') return null
  const make = before.at(-1)?.name.make.slug
  const name = (vehicleNames(category).get(letter + digits) ?? []).find(
    ({ make: one, model }) => model !== null && (one.slug === make || (make === undefined && one.slug === 'bmw' && letter === '')),
  )
  return name
    ? { kind: 'vehicle', name: { ...name, version: token.text }, also: [], others: [], length: 1, isFamiliar: true, isOwn: true }
    : null
}
