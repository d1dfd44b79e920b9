import { numberText } from '@/lib/market/catalogue/number-text'
import { isColour } from '@/lib/market/illustrations/illustration'
import { paints } from '@/lib/market/illustrations/paint'
import { type Random, seededRandom } from '@/lib/market/illustrations/seeded-random'
import type { Shot } from '@/lib/market/photos/photo'
import { type Place, places, type View } from './exterior'
import { type Hour, hours } from './light'
import type { PicturedAd } from './pictured-ad'
import { type Subject, subjectOf } from './subject'
import { type RimStyle, rimStyles } from './vehicle/wheel'

/** Stands in a corner of every picture: nobody is to take it for one of a vehicle that exists. */
export const demoWords = 'Immagine dimostrativa'

type Inside = 'abitacolo' | 'strumenti' | 'sedili' | 'bagagliaio' | 'vano di carico' | 'soggiorno' | 'cucina'
/** What a picture shows, before anything is painted. */
export type Scene = {
  subject: { outside: View } | { inside: Inside }
  shot: Shot | null
  /** What is written in it. */
  words: readonly string[]
  place: Place
  hour: Hour
  colour: keyof typeof paints
  rim: RimStyle
  /** Makes two pictures of one place differ. */
  seed: string
}

type Kind = { subject: Scene['subject']; shot: Shot | null }
const outside = (view: View, shot: Shot | null): Kind => ({ subject: { outside: view }, shot })
const inside = (part: Inside, shot: Shot): Kind => ({ subject: { inside: part }, shot })

const fewest = 6
const most = 14

/** The pictures of an ad, its cover first, as one walks around a vehicle. Empty where none is painted. The same ad always has the same. */
export function scenesOf(ad: PicturedAd): Scene[] {
  const subject = subjectOf(ad)
  if (!subject) return []
  const random = seededRandom(`foto ${ad.id}`)
  const kinds = subject.kind === 'bike' ? walkAroundBike(ad, random) : walk(ad, subject, random)
  const count = Math.min(kinds.length, fewest + Math.floor(random.next() ** 5 * (most - fewest + 1)))
  const walked = chosen(kinds, count, random)
  const [place, hour] = [random.pick(placesFor(ad)), random.pick(hours)]
  const colour = ad.colour !== null && isColour(ad.colour) ? ad.colour : 'grigio'
  const rim = rimOf(subject, random)
  return walked.map(({ subject, shot }, at) => ({
    subject,
    shot,
    words: 'inside' in subject && subject.inside === 'strumenti' ? [demoWords, kilometresOf(ad)] : [demoWords],
    place,
    hour,
    colour,
    rim,
    seed: `${ad.id}-${at}`,
  }))
}

function rimOf(subject: Subject, random: Random): RimStyle {
  if (subject.kind !== 'four wheels') return 'copricerchio'
  if (subject.profile.classic) return 'cromato'
  return subject.profile.build === 'car' ? random.pick(rimStyles) : 'copricerchio'
}

/** New vehicles stand at a dealer; others anywhere. */
function placesFor({ offerType, isPrivate }: PicturedAd): readonly [Place, ...Place[]] {
  if (isPrivate) return ['borgo', 'lungomare', 'collina', 'montagna', 'cortile']
  return offerType === 'nuovo' || offerType === 'km0' ? ['piazzale', 'salone'] : places
}

export function kilometresOf({ mileageKm }: PicturedAd): string {
  return `${numberText(mileageKm ?? 0)} km`
}

type Entry = { kind: Kind; isFirst: boolean }
const first = (kind: Kind, isFirst = true): Entry => ({ kind, isFirst })
const sidesOf = (random: Random) => (random.next() > 0.4 ? (['destra', 'sinistra'] as const) : (['sinistra', 'destra'] as const))
const flank = (side: 'destra' | 'sinistra') => (side === 'destra' ? 'fianco destro' : 'fianco sinistro')

/** All that is photographed of a vehicle, in order. The first six are the most useful. */
function walk({ category, body, mileageKm }: PicturedAd, subject: Exclude<Subject, { kind: 'bike' }>, random: Random): Entry[] {
  const [near, far] = sidesOf(random)
  const isCaravan = subject.kind !== 'lorry' && subject.profile.build === 'caravan'
  return [
    first(outside(`tre quarti davanti, ${near}`, 'davanti-tre-quarti')),
    first(outside(flank(near), 'fianco')),
    first(outside(`tre quarti dietro, ${near}`, null), isCaravan || category !== 'caravan-e-camper'), // a camper's kitchen says more
    first(outside('dietro', 'dietro'), false),
    first(outside(`tre quarti dietro, ${far}`, null), false),
    first(outside(flank(far), null), isCaravan),
    first(outside(`tre quarti davanti, ${far}`, null), false),
    ...(isCaravan ? [] : [first(outside('fronte', 'fronte'), false), first(inside('abitacolo', 'cruscotto'))]),
    ...(isCaravan || mileageKm === null ? [] : [first(inside('strumenti', 'contachilometri'))]),
    ...(category === 'auto' ? [first(inside('sedili', 'sedili'), false)] : []),
    ...backOf(category, body, subject).map((kind) => first(kind)),
    first(outside('ruota', 'gomme'), false),
    ...(isCaravan ? [] : [first(outside('faro', null), false)]),
  ]
}

/** What one looks at behind: a boot, a hold, a home, rows of seats. A bed of a lorry is seen from outside. */
function backOf(category: string, body: string | null, subject: Subject): Kind[] {
  if (category === 'caravan-e-camper') return [inside('soggiorno', 'sedili'), { subject: { inside: 'cucina' }, shot: null }]
  if (category !== 'veicoli-commerciali') return [inside('bagagliaio', 'bagagliaio')]
  if (body === 'combi' || body === 'minibus') return [inside('sedili', 'sedili')]
  const isOpen = body === 'pick-up' || (subject.kind === 'lorry' && (subject.load === 'cassonato' || subject.load === 'trattore'))
  return isOpen ? [] : [inside('vano di carico', 'bagagliaio')]
}

/** The same of two wheels, whose engine is looked at in place of a boot. */
function walkAroundBike({ mileageKm }: PicturedAd, random: Random): Entry[] {
  const [near, far] = sidesOf(random)
  return [
    first(outside(`tre quarti davanti, ${near}`, 'davanti-tre-quarti')),
    first(outside(flank(near), 'fianco')),
    first(outside(`tre quarti dietro, ${near}`, null)),
    first(outside('dietro', 'dietro'), false),
    first(outside(flank(far), null), false),
    first(outside(`tre quarti davanti, ${far}`, null), false),
    first(outside('fronte', 'fronte'), false),
    ...(mileageKm === null ? [] : [first(inside('strumenti', 'contachilometri'))]),
    first(outside(`motore, ${near}`, 'motore')),
    first(outside('ruota', 'gomme')),
    first(outside('faro', null), false),
    first(outside(`tre quarti dietro, ${far}`, null), false),
  ]
}

function chosen(kinds: readonly Entry[], count: number, random: Random): Kind[] {
  const ranked = kinds
    .map((entry, at) => ({ ...entry, at, rank: entry.isFirst ? -1 : random.next() }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
  return ranked
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
    .map(({ kind }) => kind)
}
