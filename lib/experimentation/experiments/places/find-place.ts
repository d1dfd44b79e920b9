import { type Place, places } from './place-catalogue'

export type Texts = Readonly<Record<string, string>>
/** A variation as a draft or a configuration file names it. */
type NamedVariation = { key: string; texts?: Texts }

/** A run after the first has the key of its place and a number: `contact_wording.2`. */
const laterRun = /^(.+)\.[1-9]\d{0,3}$/

/** The key of the place at which an experiment of this key runs, whether the code has it or not. */
export function placeKeyOf(experimentKey: string): string {
  return laterRun.exec(experimentKey)?.[1] ?? experimentKey
}

/** The key of a run at a place, which none of these experiments has. */
export function nextRunKey(place: string, taken: readonly string[]): string {
  for (let run = 1; ; run++) {
    const key = run === 1 ? place : `${place}.${run}`
    if (!taken.includes(key)) return key
  }
}

/** Undefined: no page of ours has it. */
export function findPlace(key: string): Place | undefined {
  return placeByKey.get(key)
}

/** The first variation of a place: what stands there without an experiment. */
export function controlOf({ variations }: Place): string {
  return Object.keys(variations)[0] ?? ''
}

/** Whether the code at a place can show a variation: it has it, or it is given all its texts. */
export function canShow(place: Place | undefined, { key, texts }: NamedVariation): boolean {
  if (place === undefined) return false
  return Object.hasOwn(place.variations, key) || (texts !== undefined && whyTextsDoNotFit(place, texts) === undefined)
}

/** The fault of the first text of a variation that its place cannot show; undefined: they all fit. */
export function whyTextsDoNotFit({ slots }: Place, texts: Texts): { slot: string; text: string } | undefined {
  const names = Object.keys(slots)
  if (names.length === 0) return { slot: '', text: 'In questo posto non si scrivono testi: scegli una delle varianti pronte' }
  const unknown = Object.keys(texts).find((slot) => !names.includes(slot))
  if (unknown !== undefined) return { slot: unknown, text: 'Questo posto non ha un testo così' }
  for (const slot of names) {
    const text = whyTextDoesNotFit(texts[slot] ?? '', slots[slot]?.maxLength ?? 0)
    if (text !== undefined) return { slot, text }
  }
  return undefined
}

/** Plain words of one line: no markup, and nothing that cannot be seen. */
function whyTextDoesNotFit(text: string, maxLength: number): string | undefined {
  if (text.trim() === '') return 'Scrivi questo testo'
  if (/[<>]|\p{C}/u.test(text)) return 'Solo testo, su una riga: niente < e >'
  const length = lengthOf(text)
  return length > maxLength ? `Al massimo ${maxLength} caratteri, ora ${length}` : undefined
}

/** Characters as people count them, but for those that are several signs in one. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

/** The places that are to be prolonged or removed, with the day. */
export function expiredPlaces(today: string, all: Readonly<Record<string, Place>> = places): { key: string; place: Place }[] {
  return Object.entries(all).flatMap(([key, place]) => (place.expires < today ? [{ key, place }] : []))
}

const placeByKey: ReadonlyMap<string, Place> = new Map(Object.entries(places))
