import { dayText } from '@/lib/kernel/italian/date-text'
import { listText } from '@/lib/kernel/italian/list-text'
import { regions } from '@/lib/kernel/italian/regions'
import { numberText } from '@/lib/market/catalogue/number-text'
import { provinces } from '@/lib/market/places/place'
import { type CostedVehicle, euroNumber } from './costed-vehicle'
import { type CirculationLimits, circulationLimitsOn, type TariffSource } from './tariffs'

/** `limited`: somewhere near the buyer it may not be driven; `check`: it may be so; `none`: our sources know of no limit; `unknown`: a fact is missing. */
export type CirculationAnswer = {
  answer: 'limited' | 'check' | 'none' | 'unknown'
  sentences: string[]
  sources: TariffSource[]
  checkedOn: string
}
type Said = Pick<CirculationAnswer, 'answer' | 'sentences'>
type PollutingVehicle = Pick<CostedVehicle, 'category' | 'fuel' | 'emissionClass'>

const ownRules = 'Regioni e comuni possono avere limiti loro, che non conosciamo: guarda sul sito del comune.'
const lookUp = 'Guarda sul sito della regione prima di comprare.'
/** Finds where its class and fuel keep a vehicle off the road; what our sources leave open is said to be open. Null on a day without rules that we know. */
export function circulationOf(vehicle: PollutingVehicle, provinceCode: string | null, day: string): CirculationAnswer | null {
  const limits = circulationLimitsOn(day)
  if (!limits) return null
  return { ...say(vehicle, provinceCode, limits), sources: limits.sources, checkedOn: limits.checkedOn }
}

function say({ category, fuel, emissionClass }: PollutingVehicle, provinceCode: string | null, limits: CirculationLimits): Said {
  const limit = Number(limits.dieselEuro)
  if (category === 'moto-e-scooter')
    return { answer: 'none', sentences: [`I limiti che conosciamo riguardano i diesel fino a Euro ${limit}, non le moto.`, ownRules] }
  if (fuel === null) return { answer: 'unknown', sentences: ['Il venditore non ha indicato il carburante.', ownRules] }
  const isDiesel = fuel === 'diesel'
  const mayBeDiesel = isDiesel || fuel === 'ibrida-diesel' || fuel === 'mild-hybrid' || fuel === 'altro'
  if (!mayBeDiesel) return { answer: 'none', sentences: [`I limiti che conosciamo riguardano i diesel Euro ${limit}.`, ownRules] }
  const euro = euroNumber(emissionClass)
  if (euro === null) return { answer: 'unknown', sentences: ['Il venditore non ha indicato la classe di emissioni.', bansOf(limits)] }
  if (Number(euro) > limit) return { answer: 'none', sentences: [`I limiti che conosciamo riguardano i diesel Euro ${limit}.`, ownRules] }
  if (!isDiesel) return { answer: 'check', sentences: [`Le nostre fonti parlano dei diesel Euro ${limit}, non degli ibridi.`, lookUp] }
  if (Number(euro) < limit) return older(euro, limits)
  return ofDiesel(provinceCode, limits)
}

function older(euro: string, limits: CirculationLimits): Said {
  return {
    answer: 'check',
    sentences: [`Le nostre fonti parlano dei diesel Euro ${limits.dieselEuro}: di un Euro ${euro} non dicono nulla.`, lookUp],
  }
}

function ofDiesel(provinceCode: string | null, limits: CirculationLimits): Said {
  const { zones, regionalBan, fineEuro } = limits
  const near = zones.filter(({ province }) => province === provinceCode)
  const region = provinces[provinceCode ?? '']?.region
  const isThere = region !== undefined && regionalBan.regions.includes(region)
  return {
    answer: near.length > 0 ? 'limited' : 'check',
    sentences: [
      ...zones.map(({ name, hours }) => `Nell’${name} un diesel Euro ${limits.dieselEuro} non entra ${hours}.`),
      bansOf(limits),
      isThere ? `La regione di chi compra, ${regions[region]}, è fra queste. ${lookUp}` : ownRules,
      `La multa va da ${numberText(fineEuro.from)} a ${numberText(fineEuro.to)} €. Esiste il servizio Move-In, che in certi casi permette di circolare lo stesso.`,
    ],
  }
}

function bansOf({ dieselEuro, regionalBan }: CirculationLimits): string {
  const names = regionalBan.regions.map((slug) => Object.entries(regions).find(([own]) => own === slug)?.[1] ?? slug)
  return `In ${listText(names)} il blocco dei diesel Euro ${dieselEuro} era previsto dal ${dayText(regionalBan.plannedFrom)}: non sappiamo se sia entrato in vigore.`
}
