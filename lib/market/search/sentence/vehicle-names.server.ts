import { listMakes, tableOf } from '@/lib/market/catalogue/catalogue.server'
import type { TableModel } from '@/lib/market/catalogue/catalogue-table'
import type { Category } from '@/lib/market/catalogue/category'
import { placeEntries } from '@/lib/market/places/places-file.server'
import type { VehicleName } from './claims'
import { familiarNames } from './familiar-names'
import { ordinaryWords } from './ordinary-words'
import { allPhrases, phraseKey } from './phrases'
import { versionWords } from './version-words'
import { fillerWords } from './wishes/filler-words'

export type VehicleIndex = ReadonlyMap<string, readonly VehicleName[]>

export const maxWordsOfVehicle = 5
const minDistinctName = 4

const indexes = new Map<Category, VehicleIndex>()
let comuni: ReadonlySet<string> | undefined
let phrases: ReadonlySet<string> | undefined

/** Makes and models of a category by their names without blanks and hyphens, as the catalogue knows them. */
export function vehicleNames(category: Category): VehicleIndex {
  const known = indexes.get(category)
  if (known) return known
  const index = new Map<string, VehicleName[]>()
  const add = (key: string, name: VehicleName) => {
    const same = index.get(key)
    if (!same) index.set(key, [name])
    else if (!same.some(({ make, model }) => make.slug === name.make.slug && model?.slug === name.model?.slug)) same.push(name)
  }
  for (const make of tableOf(category)) {
    const named = { slug: make.slug, name: make.name }
    for (const alias of make.aliases.filter((text) => !make.aliases.some((shorter) => saysVersion(shorter, text)))) {
      const key = phraseKey(alias)
      add(key, { make: named, model: null, version: null, alone: ordinaryWords.has(key) ? null : 'familiar' })
    }
    for (const model of make.models)
      for (const key of keysOf(category, model)) add(key, { make: named, model: shown(model), version: versionIn(key, model), alone: null })
  }
  indexes.set(category, index)
  markAlone(category, index)
  return index
}

/** The models of a make whose names are this one and more: «Jimny Pro», «Jimny Van». */
export function modelsNamedAfter(category: Category, makeSlug: string, name: string): VehicleName[] {
  return tableOf(category)
    .filter(({ slug }) => slug === makeSlug)
    .flatMap((make) =>
      make.models
        .filter((model) => model.name.startsWith(`${name} `))
        .map((model): VehicleName => ({ make: { slug: make.slug, name: make.name }, model: shown(model), version: null, alone: null })),
    )
}

/** Every word in the names of makes and in the familiar names of models, for the correction of slips. */
export function wordsOfVehicles(category: Category): string[] {
  const makes = listMakes(category).map(({ name }) => name)
  const models = Object.values(familiarNames[category]).flatMap((list) => list.split(','))
  return [...makes, ...models].flatMap((name) => name.split(/[\s-]+/).map(phraseKey))
}

function markAlone(category: Category, index: Map<string, VehicleName[]>): void {
  const familiar = familiarKeys(category)
  for (const [key, names] of index) {
    const makes = new Set(names.map(({ make }) => make.slug))
    for (const name of names) {
      if (name.alone !== null || (name.model === null && ordinaryWords.has(key))) continue
      if (familiar.get(key)?.has(name.make.slug)) name.alone = 'familiar'
      else if (makes.size === 1 && !familiar.has(key) && isDistinct(category, key)) name.alone = 'distinct'
    }
    names.sort((a, b) => rank(a) - rank(b))
  }
}

function rank({ alone, model }: VehicleName): number {
  return (alone === 'familiar' ? 0 : alone === 'distinct' ? 1 : 2) + (model === null ? -1 : 0)
}

/** Whether a name is distinct: in the tables of campers and commercial vehicles too many are ordinary words or numbers. */
function isDistinct(category: Category, key: string): boolean {
  if (category !== 'auto' && category !== 'moto-e-scooter') return false
  phrases ??= allPhrases()
  comuni ??= new Set(placeEntries().map(({ folded }) => phraseKey(folded)))
  return (
    key.length >= minDistinctName &&
    /[a-z]{2}/.test(key) &&
    !ordinaryWords.has(key) &&
    !fillerWords.has(key) &&
    !phrases.has(key) &&
    !comuni.has(key)
  )
}

function familiarKeys(category: Category): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>()
  for (const [make, list] of Object.entries(familiarNames[category])) {
    for (const name of list.split(',')) keys.set(phraseKey(name), (keys.get(phraseKey(name)) ?? new Set()).add(make))
  }
  return keys
}

/** The names of a model. «Panda 4x4» is left out: the model and what follows it are read each for itself. */
function keysOf(category: Category, model: TableModel): string[] {
  return model.aliases
    .filter(
      ({ text, kind }) =>
        !saysVersion(model.name, text) &&
        !(kind === 'start' && /^[aeio]$/.test(text)) &&
        !(kind === 'weak' && versionWords.has(phraseKey(text.split(' ')[0] ?? ''))) &&
        !text.startsWith('@'),
    )
    .filter(({ text }) => !/ epoca$/.test(text))
    .flatMap(({ text }) => [phraseKey(text), ...turned(text)])
    .filter((key) => key !== '' && key !== '4x4' && !(category === 'moto-e-scooter' && isDisplacement(key)))
}

/** «Vespa 125» says how big, not which one. */
function isDisplacement(key: string): boolean {
  return /^\d{2,3}$/.test(key) && (Number(key) % 25 === 0 || key === '90' || key === '80')
}

/** Whether an alias is the name and words that are understood by themselves: «golf gti», «defender 110», «Mini Cooper». */
function saysVersion(name: string, alias: string): boolean {
  phrases ??= allPhrases()
  const start = `${phraseKey(name)} `
  const folded = alias.toLowerCase().split(/[ -]/).map(phraseKey).join(' ')
  if (!folded.startsWith(start)) return false
  const rest = folded.slice(start.length).split(' ')
  return rest.every((word) => /^[\d.]+$/.test(word) || versionWords.has(word)) || phrases.has(rest.join(''))
}

/** «R 1200 GS» is also «GS 1200» and «1200 GS». */
function turned(name: string): string[] {
  const [, digits, letters, rest = ''] = /^[a-z] (\d{3,4}) ([a-z]{1,3})( .+)?$/i.exec(name) ?? []
  return digits === undefined || letters === undefined ? [] : [phraseKey(letters + digits + rest), phraseKey(digits + letters + rest)]
}

/** «A 180» names the Classe A and says more about it. */
function versionIn(key: string, model: TableModel): string | null {
  const digits = /^[a-z]{0,3}(\d{3})$/.exec(key)?.[1]
  return digits === undefined || phraseKey(model.name).includes(digits) ? null : digits
}

function shown({ slug, name, body }: TableModel): VehicleName['model'] {
  return { slug, name, body }
}
