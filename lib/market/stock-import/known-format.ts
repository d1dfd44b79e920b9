/** A format whose columns are documented, and those by which it is known; some of them are enough where others may be missing. */
type KnownFormat = { name: string; all: readonly string[]; some: readonly string[] }

const formats: readonly KnownFormat[] = [
  { name: 'il nostro file (Ingrana)', all: ['numero ingrana'], some: [] },
  {
    name: 'feed di Meta (Facebook e Instagram)',
    all: ['vehicle id'],
    some: ['state of vehicle', 'mileage value', 'image 0 url', 'body style'],
  },
  {
    name: 'feed di Google per i veicoli',
    all: ['store code'],
    some: ['vehicle fulfillment', 'image link', 'additional image link', 'trim'],
  },
  { name: 'mobile.de', all: [], some: ['interne nummer', 'kraftstoffart', 'erstzulassung', 'ez', 'modellbezeichnung', 'getriebe'] },
  {
    name: 'mobile.de (XML)',
    all: [],
    some: [
      'model description',
      'vehicle model description',
      'cubic capacity',
      'consumer price amount',
      'price consumer price amount',
      'first registration',
      'exterior color',
    ],
  },
  {
    name: 'schema.org (JSON-LD)',
    all: [],
    some: [
      'mileage from odometer value',
      'vehicle transmission',
      'offers price',
      'date vehicle first registered',
      'vehicle engine engine power value',
    ],
  },
]

const enough = 3

/** The documented format that a header is of, in words for people; undefined for a format that no list knows. */
export function knownFormatOf(header: readonly string[]): string | undefined {
  const names = new Set(header.map(wordsOf))
  return formats.find(({ all, some }) => {
    const marks = some.filter((name) => names.has(name)).length
    return all.every((name) => names.has(name)) && marks >= (all.length > 0 ? Math.min(1, some.length) : enough)
  })?.name
}

/** «mileage.value», «image[0].url», «mileageFromOdometer value» in plain words. */
function wordsOf(header: string): string {
  return header
    .slice(0, 120)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
