import { listText } from '@/lib/kernel/italian/list-text'
import { decimalText, measureText, metresText } from '@/lib/market/catalogue/number-text'
import type { CostedVehicle } from './costed-vehicle'
import type { LicenceVerdict } from './licence-words'
import { type LicenceLimits, licenceLimitsOn, type TariffSource } from './tariffs'

/** What decides by which licence a vehicle may be driven; null where the seller has not declared it. */
export type LicensedVehicle = Pick<CostedVehicle, 'category' | 'powerKw' | 'displacementCc' | 'kerbMassKg' | 'fuel'> & {
  body: string | null
  grossMassKg: number | null
  lengthMm: number | null
  seats: number | null
  licenceLimitedA2: boolean | null
}
export type LicenceAnswer = { licence: string; answer: LicenceVerdict; why: string }
/** Answers from the least licence to the one that is enough. JSON-serialisable. */
export type LicenceAnswers = { answers: LicenceAnswer[]; sources: TariffSource[]; checkedOn: string }

/** Licences by which somebody may drive a vehicle; null on a day without rules that we know. */
export function licencesFor(vehicle: LicensedVehicle, day: string): LicenceAnswers | null {
  const limits = licenceLimitsOn(day)
  if (!limits) return null
  return { answers: answersFor(vehicle, limits), sources: limits.sources, checkedOn: limits.checkedOn }
}

function answersFor(vehicle: LicensedVehicle, { motorbike, fourWheels, trailer }: LicenceLimits): LicenceAnswer[] {
  if (vehicle.category === 'moto-e-scooter') return motorbikeLicences(vehicle, motorbike)
  if (vehicle.body === 'caravan' || vehicle.body === 'roulotte') return trailerLicences(vehicle, fourWheels.bKg, trailer)
  if (vehicle.seats !== null && vehicle.seats > fourWheels.bSeats) return busLicences(vehicle, vehicle.seats, fourWheels)
  return massLicences(vehicle, fourWheels)
}

/** Test of one limit: fits, does not, or nobody said. */
type Test = { fits: boolean | null; limit: string; fact: string }

function atMost(value: number | null, limit: number, text: (value: number) => string, fact: string): Test {
  return { fits: value === null ? null : value <= limit, limit: text(limit), fact }
}

/** «No» as soon as one limit is passed, «sì» when none is, else what is missing. */
function answerOf(licence: string, tests: readonly Test[]): LicenceAnswer {
  const limits = tests.map(({ limit }) => limit).join(', ')
  const passed = tests.filter(({ fits }) => fits === false)
  if (passed.length > 0) return { licence, answer: 'no', why: `Supera ${listText(passed.map(({ limit }) => limit))}.` }
  const missing = tests.filter(({ fits }) => fits === null)
  if (missing.length === 0) return { licence, answer: 'yes', why: `È entro i limiti: ${limits}.` }
  return {
    licence,
    answer: 'unknown',
    why: `Limiti: ${limits}. Il venditore non ha indicato ${listText(missing.map(({ fact }) => fact))}.`,
  }
}

const kwPerKgText = (limit: number) => decimalText(limit, 'kW per kg')
const kwText = (kw: number) => measureText(kw, 'kW')
const ccText = (cc: number) => measureText(cc, 'cm³')

function motorbikeLicences(vehicle: LicensedVehicle, { moped, a1, a2 }: LicenceLimits['motorbike']): LicenceAnswer[] {
  if (vehicle.body === 'quad')
    return [{ licence: 'B', answer: 'unknown', why: 'Per un quad dipende da come è omologato: guarda la carta di circolazione.' }]
  const { powerKw, kerbMassKg, fuel } = vehicle
  const cc = fuel === 'elettrica' ? 0 : vehicle.displacementCc
  const ratio = (limit: number, kw: number | null): Test => ({
    fits: kw === null || kerbMassKg === null ? null : kw * 1_000 <= limit * 1_000 * kerbMassKg,
    limit: kwPerKgText(limit),
    fact: kerbMassKg === null ? 'la massa a vuoto' : 'la potenza',
  })
  const a1Answer = answerOf('A1', [
    atMost(cc, a1.cc, ccText, 'la cilindrata'),
    atMost(powerKw, a1.kw, kwText, 'la potenza'),
    ratio(a1.kwPerKg, powerKw),
  ])
  const answers = [...(vehicle.body === 'ciclomotore' ? [mopedAnswer(cc, moped.cc)] : []), a1Answer, a2Answer(vehicle, a2, ratio)]
  return [...answers, { licence: 'A', answer: 'yes', why: 'Senza limiti di cilindrata e di potenza.' }]
}

function mopedAnswer(cc: number | null, limit: number): LicenceAnswer {
  return answerOf('AM', [atMost(cc, limit, ccText, 'la cilindrata')])
}

/** A limited motorbike counts with its limited power, unless it has been made from one that was too strong. */
function a2Answer(
  { powerKw, licenceLimitedA2 }: LicensedVehicle,
  { kw, kwPerKg, fullKw }: LicenceLimits['motorbike']['a2'],
  ratio: (limit: number, kw: number | null) => Test,
): LicenceAnswer {
  const isLimited = licenceLimitedA2 === true
  const ridden = isLimited && powerKw !== null ? Math.min(powerKw, kw) : powerKw
  const full: Test = {
    fits: powerKw === null || powerKw <= kw ? null : powerKw <= fullKw, // up to the limit it is the power that is left
    limit: `${kwText(fullKw)} prima di depotenziarla`,
    fact: 'la potenza piena',
  }
  const answer = answerOf('A2', [atMost(ridden, kw, kwText, 'la potenza'), ratio(kwPerKg, ridden), ...(isLimited ? [full] : [])])
  if (answer.answer !== 'yes' || licenceLimitedA2 !== null) return answer
  return { ...answer, why: `${answer.why} Non deve derivare da una moto di oltre ${kwText(fullKw)}.` }
}

function massLicences({ category, grossMassKg, kerbMassKg, fuel }: LicensedVehicle, limits: LicenceLimits['fourWheels']): LicenceAnswer[] {
  // An empty mass above a limit passes it already; below, it says nothing.
  const mass = grossMassKg ?? (kerbMassKg !== null && kerbMassKg > limits.bKg ? kerbMassKg : null)
  if (mass === null && category === 'auto')
    return [{ licence: 'B', answer: 'yes', why: `È un’autovettura: la B vale fino a ${massText(limits.bKg)} e a ${limits.bSeats} posti.` }]
  const [b, c1] = [massAnswer('B', mass, limits.bKg), massAnswer('C1', grossMassKg, limits.c1Kg)]
  if (b.answer !== 'no') return [b]
  if (mass !== null && mass <= limits.alternativeKg && limits.alternativeFuels.includes(fuel ?? ''))
    return [{ licence: 'B', answer: 'unknown', why: exceptionText(limits) }, c1]
  return c1.answer === 'no' ? [b, c1, { licence: 'C', answer: 'yes', why: 'Senza limiti di massa.' }] : [b, c1]
}

const massText = (kg: number) => `${measureText(kg, 'kg')} di massa complessiva`

function massAnswer(licence: string, kg: number | null, limit: number): LicenceAnswer {
  return answerOf(licence, [atMost(kg, limit, massText, 'la massa complessiva')])
}

function exceptionText({ bKg, alternativeKg }: LicenceLimits['fourWheels']): string {
  return `Supera ${massText(bKg)}, ma per certi veicoli a carburante alternativo si arriva a ${measureText(alternativeKg, 'kg')}: chiedi alla Motorizzazione.`
}

function busLicences(
  { lengthMm }: LicensedVehicle,
  seats: number,
  { bSeats, d1Seats, d1LengthMm }: LicenceLimits['fourWheels'],
): LicenceAnswer[] {
  const seatsText = (count: number) => `${count} posti`
  const b = answerOf('B', [atMost(seats, bSeats, seatsText, 'i posti')])
  const d1 = answerOf('D1', [atMost(seats, d1Seats, seatsText, 'i posti'), atMost(lengthMm, d1LengthMm, metresText, 'la lunghezza')])
  return d1.answer === 'yes' ? [b, d1] : [b, d1, { licence: 'D', answer: 'yes', why: 'Senza limiti di posti.' }]
}

/** Licences for a trailer: above a light one it depends on what pulls it, which no ad can say. */
function trailerLicences({ grossMassKg: kg }: LicensedVehicle, trainKg: number, limits: LicenceLimits['trailer']): LicenceAnswer[] {
  const { lightKg, b96TrainKg, beKg } = limits
  if (kg === null) return [{ licence: 'B', answer: 'unknown', why: `Basta fino a ${massText(lightKg)}, che il venditore non ha indicato.` }]
  if (kg <= lightKg) return [massAnswer('B', kg, lightKg)]
  const train = (licence: string, most: number): LicenceAnswer =>
    kg >= most
      ? { licence, answer: 'no', why: `Da sola supera ${measureText(most, 'kg')} fra auto e rimorchio.` }
      : {
          licence,
          answer: 'unknown',
          why: `Basta se auto e rimorchio insieme non superano ${measureText(most, 'kg')}: dipende dall’auto che traina.`,
        }
  return [train('B', trainKg), train('B96', b96TrainKg), massAnswer('BE', kg, beKg)]
}
