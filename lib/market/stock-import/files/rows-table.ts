import { AppError } from '@/lib/kernel/errors/app-error'
import { type Column, columnNamed } from '@/lib/market/stock-import/columns/column'
import { TableText } from './table-text'

const maxColumns = 1_000

/** What a vehicle says, by the names under which it stands: «mileage value». */
export type Row = Map<string, string>

/** What may be said of many vehicles at once: a feed's own title, address and code say nothing of a vehicle. */
export const holdsAround: ReadonlySet<Column> = new Set([
  ...(['make', 'model', 'category', 'place', 'province', 'postcode', 'email', 'phone', 'sellerReference', 'sellerType'] as const),
  ...(['currency', 'mileageUnit', 'offerType'] as const),
])

/** Rows as a table. Of a long name the last word is enough where no other column has it too. */
export function rowsTable(given: readonly Row[]): string {
  const rows = withSameNames(given.map(withPlainNames))
  const names = [...namesIn(rows)]
  const counts = new Map<string, number>()
  for (const name of names) counts.set(lastWord(name), (counts.get(lastWord(name)) ?? 0) + 1)
  const table = new TableText()
  table.add(names.map((name) => (columnNamed(name) === undefined && counts.get(lastWord(name)) === 1 ? lastWord(name) : name)))
  for (const row of rows) table.add(names.map((name) => row.get(name) ?? ''))
  return table.text
}

/** A row by the names of what it says: «make name» is the make, «stato descrizione» the state, «foto immagine url» a photograph, each list of those in its order. */
function withPlainNames(row: Row): Row {
  const plain: Row = new Map()
  for (const [name, value] of row) {
    const meant = plainName(name)
    if (meant === name || row.has(meant)) {
      plain.set(name, value)
      continue
    }
    const before = plain.get(meant)
    const text = isPhotos(meant) ? inOrder(value, name, row) : value
    plain.set(meant, before === undefined ? text : `${before}\n${text}`)
  }
  return plain
}

/** Joins columns where some rows say «brand» and others «brand name». */
function withSameNames(rows: readonly Row[]): readonly Row[] {
  const names = namesIn(rows)
  const shorter = new Map(
    [...names].flatMap((name): [string, string][] => {
      const last = lastWord(name)
      const outer = name.slice(0, -last.length - 1)
      const isSame =
        names.has(outer) && wordOfValue.test(last) && columnNamed(name) !== undefined && columnNamed(name) === columnNamed(outer)
      return isSame ? [[name, outer]] : []
    }),
  )
  if (shorter.size === 0) return rows
  return rows.map(
    (row) => new Map([...row].map(([name, value]) => [row.has(shorter.get(name) ?? name) ? name : (shorter.get(name) ?? name), value])),
  )
}

const wordOfValue = /^(?:name|nome|denominazione|label|etichetta|text|testo|value|valore|title|titolo)$/i
const wordOfText = /^(?:descri(?:zione|ption)|descr|desc|bezeichnung)$/i
const wordOfAddress = /^(?:url|src|href|link|uri|path|file|big|large|full|original|originale|indirizzo|content)$/i

/** What a name of several words means, where its last only says that it is a value. */
export function plainName(name: string): string {
  const last = lastWord(name)
  const outer = name.slice(0, -last.length - 1)
  if (outer === '') return name
  const outerColumn = columnNamed(outer) ?? columnNamed(lastWord(outer))
  if (wordOfAddress.test(last) && columnNamed(name) === undefined) {
    const photos = outer.split(' ').find(isPhotos)
    if (photos !== undefined) return photos
  }
  if (outerColumn === undefined || outerColumn === 'photos' || columnNamed(name) !== undefined) return name
  const isState = outerColumn === 'condition' || outerColumn === 'saleState' || outerColumn === 'availability'
  return wordOfValue.test(last) || (isState && wordOfText.test(last)) ? outer : name
}

function isPhotos(name: string): boolean {
  return columnNamed(name) === 'photos'
}

const wordOfOrder = /^(?:ordine|order|position|posizione|pos|sort|sequence|index|indice|progressivo|n|num|numero|nr)$/i

/** Photographs that say where they stand among each other are put there. */
function inOrder(value: string, name: string, row: Row): string {
  const outer = name.slice(0, -lastWord(name).length)
  const key = [...row.keys()].find((other) => other.startsWith(outer) && wordOfOrder.test(other.slice(outer.length)))
  const places = (key === undefined ? '' : (row.get(key) ?? '')).split('\n').map(Number)
  const urls = value.split('\n')
  if (places.length !== urls.length || places.some(Number.isNaN)) return value
  return urls
    .map((url, at) => ({ url, place: places[at] ?? 0 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ url }) => url)
    .join('\n')
}

function namesIn(rows: readonly Row[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const row of rows)
    for (const name of row.keys()) {
      names.add(name)
      if (names.size > maxColumns) throw new AppError('invalid', `i veicoli del file hanno più di ${maxColumns} campi diversi`)
    }
  return names
}

export function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1)
}
