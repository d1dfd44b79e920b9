import { exactEuroText, preciseText } from '@/lib/market/catalogue/number-text'
import { type CostedVehicle } from './costed-vehicle'
import { historicRulesOn, type TariffSource } from './tariffs'

export type HistoricFacts = Pick<CostedVehicle, 'category' | 'firstRegistration'> & {
  constructionYear: number | null
  /** The certificate of historic relevance, noted in the papers. */
  crsNoted: boolean | null
}
/** JSON-serialisable. */
export type HistoricAnswer = { sentence: string; sources: TariffSource[]; checkedOn: string }

/** What its age changes for a vehicle of twenty years and more; null for others, where the age is not known, and on a day without rules. */
export function historicAnswer(facts: HistoricFacts, day: string): HistoricAnswer | null {
  const rules = historicRulesOn(day)
  const since = facts.constructionYear ?? (facts.firstRegistration === null ? null : Number(facts.firstRegistration.slice(0, 4)))
  if (!rules || since === null) return null
  const years = Number(day.slice(0, 4)) - since
  if (years < rules.halfFromYears) return null
  const { sources, checkedOn } = rules
  return { sentence: years >= rules.freeFromYears ? freeText(facts, rules) : halfText(facts), sources, checkedOn }
}

type Rules = NonNullable<ReturnType<typeof historicRulesOn>>

function freeText({ category }: HistoricFacts, { circulationEuro }: Rules): string {
  const flat = category === 'auto' || category === 'moto-e-scooter' ? circulationEuro[category] : undefined
  const amount =
    flat === undefined
      ? 'una tassa di circolazione fissa, decisa dalla regione'
      : `una tassa di circolazione fissa, da ${preciseText(flat.from)} a ${exactEuroText(flat.to)} secondo la regione`
  return `Da 30 anni non paga il bollo: solo se circola, ${amount}.`
}

function halfText({ crsNoted }: HistoricFacts): string {
  if (crsNoted === true) return 'Fra 20 e 29 anni, con il certificato di rilevanza storica annotato sul libretto, il bollo è la metà.'
  if (crsNoted === false)
    return 'Fra 20 e 29 anni il bollo sarebbe la metà con il certificato di rilevanza storica annotato sul libretto: il venditore dichiara che non c’è.'
  return 'Fra 20 e 29 anni il bollo è la metà solo con il certificato di rilevanza storica annotato sul libretto, che il venditore non ha indicato.'
}
