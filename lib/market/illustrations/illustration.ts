import { type Category, isCategory } from '@/lib/market/catalogue/category'
import { bodiesByCategory, colours, labelOf } from '@/lib/market/catalogue/vocabulary'
import { type ClassicDrawing, classicDrawings, decadeOf, isClassicBody } from '@/lib/market/illustrations/vehicles/classic'

/** Which drawing stands for a body: some bodies look alike and share one, which keeps the set of pictures small. */
const drawingByBody = {
  auto: {
    'city-car': 'city-car',
    berlina: 'berlina',
    'station-wagon': 'station-wagon',
    suv: 'suv',
    crossover: 'suv',
    fuoristrada: 'fuoristrada',
    'pick-up': 'pick-up',
    coupe: 'coupe',
    cabrio: 'cabrio',
    monovolume: 'monovolume',
    furgone: 'furgone',
    altro: 'berlina',
  },
  'moto-e-scooter': {
    naked: 'naked',
    sportiva: 'sportiva',
    adventure: 'enduro',
    custom: 'custom',
    touring: 'sportiva',
    scooter: 'scooter',
    'maxi-scooter': 'scooter',
    cross: 'enduro',
    trial: 'enduro',
    supermotard: 'enduro',
    'cafe-racer': 'naked',
    epoca: 'naked',
    quad: 'quad',
    ciclomotore: 'scooter',
    elettrica: 'naked',
    altro: 'naked',
  },
  'caravan-e-camper': {
    mansardato: 'mansardato',
    semintegrale: 'semintegrale',
    motorhome: 'motorhome',
    furgonato: 'furgonato',
    caravan: 'caravan',
    roulotte: 'caravan',
    altro: 'mansardato',
  },
  'veicoli-commerciali': {
    furgone: 'furgone',
    cassonato: 'cassonato',
    telonato: 'telonato',
    frigo: 'autocarro',
    autocarro: 'autocarro',
    'pick-up': 'pick-up',
    combi: 'minibus',
    minibus: 'minibus',
    trattore: 'trattore',
    altro: 'furgone',
  },
} as const satisfies { [C in Category]: Record<keyof (typeof bodiesByCategory)[C], string> }

/** A «berlina» with a tailgate, which counts as a door: Golf, Clio, 208. With two or four doors it has a boot. */
const hatchback = 'due-volumi'
const hatchbackDoors = [3, 5]

type DrawingsOf<C extends Category> = (typeof drawingByBody)[C][keyof (typeof drawingByBody)[C]]
export type Drawing = { [C in Category]: DrawingsOf<C> }[Category] | typeof hatchback | ClassicDrawing
export type Colour = keyof typeof colours

/** 320 for small cards, 832 for cards and for the gallery across a phone of two pixels a point, 1280 for denser screens. All 16:10. */
export const illustrationWidths = [320, 832, 1280] as const
export type IllustrationWidth = (typeof illustrationWidths)[number]
export const seedCount = 16
/** An undeclared colour is drawn in the most ordinary one; the alternative text then names none. */
const undeclaredColour: Colour = 'grigio'

/** `classicYear`: when a classic car was built; of no other vehicle. */
export type Pictured = {
  category: string
  body: string | null
  doors?: number | null
  classicYear?: number | null
  colour: string | null
  id: number
}

/** The drawing that stands for a body and, where they tell, its doors and the decade of a classic; one that is missing or unknown gets that of «altro». */
export function silhouetteOf(
  category: string,
  body: string | null,
  doors: number | null = null,
  classicYear: number | null = null,
): Drawing {
  const drawing = drawingOfOurTime(category, body, doors)
  const decade = classicYear === null ? undefined : decadeOf(classicYear)
  const ancestor = drawing === 'suv' ? 'fuoristrada' : drawing
  if (!decade || !isClassicBody(ancestor)) return drawing
  const isOldShape = ancestor === 'city-car' && decade === 'settanta' && doors !== null && doors <= 2
  return `${ancestor}-anni-${isOldShape ? 'sessanta' : decade}` // small cars without a tailgate, as the 500, were built on as they were
}

function drawingOfOurTime(category: string, body: string | null, doors: number | null): Drawing {
  if (category === 'auto' && body === 'berlina' && doors !== null && hatchbackDoors.includes(doors)) return hatchback
  const known: Category = isCategory(category) ? category : 'auto'
  const drawings: Readonly<Record<string, Drawing>> = drawingByBody[known]
  const own = body !== null && Object.hasOwn(drawings, body) ? drawings[body] : undefined
  return own ?? drawingByBody[known].altro
}

export function isColour(text: string): text is Colour {
  return Object.hasOwn(colours, text)
}

/** The address of an advertisement's illustration. The same vehicle and id always give the same picture. */
export function illustrationSrc({ category, body, doors, classicYear, colour, id }: Pictured, width: IllustrationWidth): string {
  const paint = colour !== null && isColour(colour) ? colour : undeclaredColour
  const seed = Number.isSafeInteger(id) ? Math.abs(id) % seedCount : 0
  return `${illustrationFolder}/${vehicleFile({ drawing: silhouetteOf(category, body, doors, classicYear), colour: paint, seed, width })}`
}

export function illustrationSrcSet(
  pictured: Pictured,
  widths: readonly (typeof illustrationWidths)[number][] = illustrationWidths,
): string {
  return widths.map((width) => `${illustrationSrc(pictured, width)} ${width}w`).join(', ')
}

/** The vehicle of an advertisement without surroundings, in its colour: a transparent SVG. */
export function cutoutSrc({ category, body, doors, classicYear, colour }: Pictured): string {
  const paint = colour !== null && isColour(colour) ? colour : undeclaredColour
  return `${illustrationFolder}/${cutoutFile(silhouetteOf(category, body, doors, classicYear), paint)}`
}

/** The same vehicle as a picture of dots: programs for mail show no SVG. */
export function mailedCutoutSrc(pictured: Pictured): string {
  return cutoutSrc(pictured).replace(/svg$/, 'png')
}

/** «Fiat Panda, azzurro»: takes the names people read, and the slug of the colour. */
export function illustrationAlt({ make, model, colour }: { make: string; model?: string | null; colour: string | null }): string {
  const name = [make, model].filter(Boolean).join(' ')
  return colour === null ? name : `${name}, ${labelOf(colours, colour).toLowerCase()}`
}

/** The picture of one body type without surroundings, for tiles: a transparent SVG of 340 × 145. */
export function bodyTileSrc(category: Category, body: string): string {
  return `${illustrationFolder}/${bodyTileFile(silhouetteOf(category, body))}`
}

/** First digits of the hash of all drawings. It stands in every address, so that a picture may be cached for ever. */
export const drawingsVersion = '9a2d45'
export type VehiclePicture = { drawing: Drawing; colour: Colour; seed: number; width: IllustrationWidth }

export const illustrationFolder = '/illustrazioni'
/** The wide landscape behind the search box of the home page: an SVG of 1600 × 460, its car at three quarters of the width. */
export const heroFile = `hero-${drawingsVersion}.svg`
/** The sky at the top of the wide landscape, for what stands behind it. */
export const heroSky = '#E3EFEA'
export const heroSrc = `${illustrationFolder}/${heroFile}`

export function vehicleFile({ drawing, colour, seed, width }: VehiclePicture): string {
  return `${drawing}-${colour}-${String(seed).padStart(2, '0')}-${width}-${drawingsVersion}.webp`
}

export function bodyTileFile(drawing: Drawing): string {
  return `tipo-${drawing}-${drawingsVersion}.svg`
}

export function cutoutFile(drawing: Drawing, colour: Colour, format: 'svg' | 'png' = 'svg'): string {
  return `sagoma-${drawing}-${colour}-${drawingsVersion}.${format}`
}

/** Every drawing once. */
export function listDrawings(): Drawing[] {
  const all = Object.values(drawingByBody).flatMap((bodies): Drawing[] => Object.values(bodies))
  return [...new Set<Drawing>([...all, hatchback, ...classicDrawings])]
}
