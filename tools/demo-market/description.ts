import type { NewAd } from '@/lib/market/ads/ad'
import { equipmentItems } from '@/lib/market/catalogue/equipment'
import { numberText } from '@/lib/market/catalogue/number-text'
import { labelOf } from '@/lib/market/catalogue/vocabulary'
import { addMonths, yearsBetween } from './calendar'
import type { Random } from './random'
import { type Speaker, sampleSentence } from './seller-text'
import { traitsOf } from './seller-traits'
import { nounOf, type VehicleNoun } from './vehicle-noun'

const months = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
]
const numbers = ['zero', 'un', 'due', 'tre', 'quattro', 'cinque']
const monthOf = (date: Date) => `${months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`
/** «a», or «ad» before a vowel of the same sound. */
const inMonth = (date: Date) => `${date.getUTCMonth() === 3 || date.getUTCMonth() === 7 ? 'ad' : 'a'} ${monthOf(date)}`

/** How many sentences a text has, beside those about damage: most are short. */
const lengths = [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 10]
/** What stands between the first and the last sentence, in the order sellers like to keep; some is skipped. */
const middles = {
  privato: ['care', 'care', 'done', 'done', 'know', 'equipment', 'know', 'care', 'price'],
  concessionario: ['care', 'done', 'equipment', 'done', 'know', 'service', 'care', 'service', 'know'],
} as const

/** A text in a seller's words: it tells what the facts do not, and nothing that they deny. */
export function describeAd(random: Random, ad: NewAd, today: Date): string {
  const fits = traitsOf(ad, today)
  const noun = nounOf(random, ad, fits)
  const speaker: Speaker = {
    seller: ad.dealerId === null ? 'privato' : 'concessionario',
    kind: ['auto', 'moto', 'camper', 'furgone'].find(fits) ?? '',
    offer: ad.offerType,
    fits,
    fill: (slot) => fillSlot(random, slot, ad, noun, today),
  }
  const said = new Set<string>()
  const say = (topic: string) => (topic === 'equipment' ? nameEquipment(random, ad, noun) : sampleSentence(random, speaker, topic, said))
  const sentences = topicsOf(random, speaker)
    .map(say)
    .filter((sentence) => sentence !== '')
  if (sentences.length === 0) sentences.push(say('opening') || say('visit'))
  return sentences.map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1)).join(' ')
}

/** Damage is always declared; how much else is said depends on the seller. */
function topicsOf(random: Random, { seller, fits }: Speaker): string[] {
  const length = random.pick(lengths)
  const between = Math.max(0, length - 2)
  const order = middles[seller]
  const taken = new Set<number>()
  while (taken.size < Math.min(between, order.length)) taken.add(random.whole(0, order.length - 1))
  return [
    ...(length > 1 || random.chance(0.5) ? ['opening'] : ['care']),
    ...(fits('danni') || fits('riparata') ? ['damage'] : []),
    ...order.filter((_, index) => taken.has(index)),
    ...(length > 1 || random.chance(0.3) ? ['visit'] : []),
  ]
}

const equipmentOpenings = {
  privato: ['Ha', 'Tra le cose che uso di più:', 'Accessori:', 'A bordo:', 'Optional:', 'Di utile:', 'Ci trovate'],
  concessionario: [
    'Dotazione:',
    'Tra gli accessori:',
    'Di serie e opzionali:',
    'Da segnalare:',
    'Tra le dotazioni:',
    'Completano l’allestimento',
    'Dotat{o} di',
  ],
} as const

/** A part of the equipment, in words of a sentence. */
function nameEquipment(random: Random, ad: NewAd, noun: VehicleNoun): string {
  const items = ad.equipment ?? []
  if (items.length < 3) return ''
  const start = random.whole(0, items.length - 3)
  const named = items.slice(start, start + random.whole(3, 6)).map((item) => inSentence(labelOf(equipmentItems, item)))
  const opening = random.pick(equipmentOpenings[ad.dealerId === null ? 'privato' : 'concessionario']).replace('{o}', noun.o)
  return `${opening} ${named.slice(0, -1).join(', ')} e ${named.at(-1) ?? ''}.`
}

/** «fari LED», but «ABS» and «Apple CarPlay». */
const inSentence = (label: string) => (/^(\p{Lu}{2}|Apple|Android)/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1))

function fillSlot(random: Random, slot: string, ad: NewAd, noun: VehicleNoun, today: Date): string {
  const date = ad.publishedAt ?? today
  const registered = ad.firstRegistration ?? date
  switch (slot) {
    case 'quando':
      return pastMonth(random, registered, date, ad.dealerId === null ? 14 : 3)
    case 'kmfatto':
      return numberText(Math.max(5, Math.floor((ad.mileageKm ?? 0) / 1_000) - random.whole(1, 9)) * 1_000)
    case 'annoreg':
      return String(registered.getUTCFullYear())
    case 'annoacq':
      return String(random.whole(registered.getUTCFullYear() + 1, date.getUTCFullYear() - 1))
    case 'scade':
      return ad.inspectionUntil ? `fino ${inMonth(ad.inspectionUntil)}` : ''
    case 'chi':
      return ad.contactName ?? ''
    case 'mesi':
      return String(ad.warrantyMonths ?? '')
    case 'me':
      return isWoman(ad.contactName ?? '') ? 'a' : 'o'
    default:
      return nounForm(noun, slot)
  }
}

const isWoman = (name: string) => name.endsWith('a') && !['Andrea', 'Luca', 'Nicola'].includes(name)

function isForm(slot: string, noun: VehicleNoun): slot is keyof VehicleNoun {
  return Object.hasOwn(noun, slot)
}

/** «la macchina»; a capital asks for one. */
function nounForm(noun: VehicleNoun, slot: string): string {
  const lower = slot.toLowerCase()
  if (!isForm(lower, noun)) throw new Error(`nothing fills {${slot}}`)
  const form = noun[lower]
  return lower === slot ? form : form.charAt(0).toUpperCase() + form.slice(1)
}

/** «tre mesi fa» or «a marzo 2026»: before the ad was published, but not before the vehicle had its plates. */
function pastMonth(random: Random, registered: Date, date: Date, most: number): string {
  const back = random.whole(1, Math.max(1, Math.min(most, Math.floor(yearsBetween(registered, date) * 12) - 2)))
  if (back <= 5 && random.chance(0.5)) return back === 1 ? 'il mese scorso' : `${numbers[back] ?? ''} mesi fa`
  return inMonth(addMonths(date, -back))
}
