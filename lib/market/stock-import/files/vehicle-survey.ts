import { AppError } from '@/lib/kernel/errors/app-error'
import { type Column, columnNamed } from '@/lib/market/stock-import/columns/column'
import type { XmlReader } from './read-xml'

/** Most different places for elements, more than any format has. */
const maxPlaces = 20_000

/** Place of elements: one node for all with the same names above them. */
export type Place = {
  name: string
  parent: Place | undefined
  children: Map<string, Place>
  /** Whether a make or a model stands right under it, and whether facts of a vehicle do. */
  namesVehicle: boolean
  hasFacts: boolean
  /** The most elements with a make or model within one element here. */
  mostWithin: number
}

/** Finds the place of each element while they open and close. */
export class Places {
  readonly root: Place = newPlace('', undefined)
  current = this.root
  private count = 0

  open(name: string): void {
    let place = this.current.children.get(name)
    if (!place) {
      if (++this.count > maxPlaces) throw new AppError('invalid', 'il file XML ha più elementi diversi di quanti ne possa avere uno stock')
      place = newPlace(name, this.current)
      this.current.children.set(name, place)
    }
    this.current = place
  }

  close(): void {
    this.current = this.current.parent ?? this.root
  }
}

function newPlace(name: string, parent: Place | undefined): Place {
  return { name, parent, children: new Map(), namesVehicle: false, hasFacts: false, mostWithin: 0 }
}

/** Facts that only a vehicle has: where they stand beside a make, not under it, the vehicle is the element around both. */
const vehicleFacts: ReadonlySet<Column | undefined> = new Set([
  ...([
    'price',
    'discountedPrice',
    'mileage',
    'registration',
    'year',
    'fuel',
    'gearbox',
    'power',
    'powerKw',
    'powerCv',
    'vin',
    'photos',
    'body',
  ] as const),
])
const namesOfVehicle: ReadonlySet<Column | undefined> = new Set(['make', 'model', 'makeModel'] as const)

/** What the element around a vehicle is called; as a column it would be make and model in one. */
const vehicleElement = /^(?:veicolo|vehicle|auto|fahrzeug)$/i

/** Which element is the vehicle. */
export class VehicleSurvey implements XmlReader {
  private readonly places = new Places()
  /** Numbers, for each open element, of those in it that had a make or model. */
  private readonly within: number[] = [0]

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const field = fieldOf(name, attributes)
    this.note(field)
    this.places.open(name)
    this.within.push(0)
    if (field === name) for (const attribute of Object.keys(attributes)) this.note(attribute)
  }

  text(): void {}

  close(): void {
    const place = this.places.current
    const inside = this.within.pop() ?? 0
    place.mostWithin = Math.max(place.mostWithin, inside)
    this.places.close()
    const at = this.within.length - 1
    this.within[at] = (this.within[at] ?? 0) + (place.namesVehicle && inside === 0 ? 1 : inside)
  }

  private note(field: string): void {
    const column = columnNamed(field)
    if (namesOfVehicle.has(column) && !vehicleElement.test(field)) this.places.current.namesVehicle = true
    if (vehicleFacts.has(column)) this.places.current.hasFacts = true
  }

  vehicles(): ReadonlySet<string> {
    const found = [...this.namedPlaces(this.places.root)].map((place) => placeWithFacts(place))
    return new Set(found.map(pathOf))
  }

  /** The places with a make or model; within each other, the outer one, unless it holds several. */
  private *namedPlaces(place: Place): Generator<Place> {
    if (place.namesVehicle && place.mostWithin <= 1) {
      yield place
      return
    }
    const inner = [...place.children.values()].flatMap((child) => [...this.namedPlaces(child)])
    if (inner.length > 0) yield* inner
    else if (place.namesVehicle) yield place
  }
}

/** The place itself, or the highest around it that holds a single one and has facts of the vehicle besides. */
function placeWithFacts(place: Place): Place {
  let best = place
  let below = place
  for (let around = place.parent; around?.parent !== undefined && around.mostWithin <= 1; around = around.parent) {
    if (around.hasFacts || [...around.children.values()].some((child) => child !== below && holdsFacts(child))) best = around
    below = around
  }
  return best
}

function holdsFacts(place: Place): boolean {
  return place.hasFacts || [...place.children.values()].some(holdsFacts)
}

export function pathOf(place: Place): string {
  return place.parent === undefined ? '' : `${pathOf(place.parent)}/${place.name}`
}

const namingAttributes = [
  'name',
  'nome',
  'key',
  'chiave',
  'campo',
  'field',
  'label',
  'etichetta',
  'id',
  'code',
  'codice',
  'type',
  'tipo',
  'k',
]
const genericElements =
  /^(?:field|campo|param|parameter|parametro|attribute|attributo|property|proprieta|dato|data|column|colonna|col|entry|component|feature|f|p)$/i

/** What an element is called: by its name, or by an attribute in feeds that name fields so. */
export function fieldOf(name: string, attributes: Readonly<Record<string, string>>): string {
  const isGeneric = genericElements.test(name)
  for (const attribute of namingAttributes) {
    const value = attributes[attribute]
    if (value !== undefined && value.length <= 60 && (isGeneric || (columnNamed(value) !== undefined && columnNamed(name) === undefined)))
      return value
  }
  return name
}

/** Whether an attribute may be what its element is called. */
export function isNaming(attribute: string): boolean {
  return namingAttributes.includes(attribute)
}

/** «<value>51</value>» in an attribute; and «<make key="FIAT"/>», where the element is a column of ours. */
export function isValueOf(field: string, attribute: string): boolean {
  return (
    /^(?:value|valore|val|content|wert)$/i.test(attribute) || (/^(?:key|code|codice)$/i.test(attribute) && columnNamed(field) !== undefined)
  )
}
