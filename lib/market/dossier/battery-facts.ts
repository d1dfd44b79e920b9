import { decimalText, monthText } from '@/lib/market/catalogue/number-text'
import { drivenByBattery } from './battery'
import type { DossierFact, DossierInput } from './dossier'
import { dayText } from './mileage'
import { isDocumented } from './vehicle-record'

/** The battery of a vehicle that is charged from outside: its health, how it charges, and whose it is. */
export function batteryFacts({ ad, records }: DossierInput): DossierFact[] {
  if (!drivenByBattery(ad.fuel)) return []
  return [healthFact({ ad, records }), chargingFact(ad), ownerFact(ad.batteryRented)]
}

function healthFact({ ad, records }: Pick<DossierInput, 'ad' | 'records'>): DossierFact {
  const base = { id: 'batteria', title: 'Salute della batteria' }
  const measured = records.filter(({ kind }) => kind === 'battery')
  const record = measured.findLast(isDocumented) ?? measured.at(-1)
  if (record && record.percent !== null) {
    const text = `${record.percent} % della capacità da nuova: l’ha misurata ${record.measuredBy ?? 'qualcuno'} il ${dayText(record.on)}.`
    if (ad.batteryHealth !== null && ad.batteryHealth !== record.percent)
      return {
        ...base,
        text: `${text} L’annuncio dice ${ad.batteryHealth} %.`,
        level: 'unclear',
        question: 'Quanta capacità ha la batteria?',
      }
    return { ...base, text, level: isDocumented(record) ? 'documented' : 'declared' }
  }
  if (ad.batteryHealth === null)
    return {
      ...base,
      text: 'Non indicata: nessuno ha detto quanta capacità resta.',
      level: 'unsaid',
      question: 'Quanta capacità ha la batteria, e chi l’ha misurata?',
    }
  const when = ad.batteryMeasuredOn === null ? '' : ` nel ${monthText(new Date(ad.batteryMeasuredOn))}`
  const by = ad.batteryMeasuredBy === null ? 'non è detto chi l’ha misurata' : `misurata da ${ad.batteryMeasuredBy}`
  return { ...base, text: `${ad.batteryHealth} %, ${by}${when}. Lo dice chi vende.`, level: 'declared' }
}

function chargingFact({ acKw, dcKw }: DossierInput['ad']): DossierFact {
  const base = { id: 'ricarica', title: 'Ricarica' }
  const said = [
    acKw === null ? null : `in AC ${decimalText(acKw, 'kW')}`,
    dcKw === null ? null : `in DC ${decimalText(dcKw, 'kW')}`,
  ].filter((text) => text !== null)
  if (said.length === 0) return { ...base, text: 'Non indicata.', level: 'unsaid', question: 'A quanti kW si ricarica?' }
  return { ...base, text: `Fino a ${said.join(', ')}, dice chi vende.`, level: 'declared' }
}

function ownerFact(isRented: boolean | null): DossierFact {
  const base = { id: 'batteria-di-chi', title: 'Di chi è la batteria' }
  if (isRented === null)
    return { ...base, text: 'Non indicato se è compresa o a noleggio.', level: 'unsaid', question: 'La batteria è compresa o a noleggio?' }
  return {
    ...base,
    text: isRented ? 'A noleggio: il canone passa a chi compra. Chiedi quanto è.' : 'Compresa nel prezzo, dice chi vende.',
    level: 'declared',
  }
}
