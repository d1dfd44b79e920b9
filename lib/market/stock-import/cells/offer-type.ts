import { recogniseOfferType } from '@/lib/market/catalogue/recognise-values'
import type { RowReader } from '@/lib/market/stock-import/rows/row-reader'
import type { StatedFacts } from '@/lib/market/stock-import/rows/statement-table'

type KnownOfVehicle = { mileageKm: number | null; registration: Date | null; isUnregistered: boolean; seenAt: Date; stated: StatedFacts }

/** The age from which the law counts a vehicle as of historic interest. */
const classicYears = 20
/** A vehicle that nobody used has driven no further. */
const unusedKm = 100
/** Kilometres beyond which words that call a vehicle a km 0 contradict them. */
const kmZeroAtMost = 1_000

/** The columns decide, unless the seller's words are finer: a km 0 among the used, a new one, a rental. */
export function readOfferType(row: RowReader, known: KnownOfVehicle): string {
  const { mileageKm, registration, stated } = known
  const declared = offerOfColumns(row, known)
  if (stated.offerType === undefined || stated.offerType === declared) return declared ?? 'usato'
  if (stated.offerType === 'noleggio') return 'noleggio'
  const isPossible =
    (declared === null || declared === 'usato' || declared === 'nuovo' || declared === 'km0') &&
    (stated.offerType === 'km0' ? (mileageKm ?? 0) <= kmZeroAtMost : registration === null && (mileageKm ?? 0) <= unusedKm)
  if (isPossible) return stated.offerType
  const isDriven = (mileageKm ?? 0) > unusedKm
  const contradicting = isDriven
    ? 'mileage'
    : (['offerType', 'condition', 'registration'] as const).find((column) => row.text(column) !== '')
  const words = stated.offerType === 'km0' ? 'km 0' : 'da immatricolare'
  row.note(contradicting ?? 'title', `il testo dice ${words}: è giusto?`, undefined, 'question')
  return declared ?? 'usato'
}

/** «condition» of an English export is new for anything hardly driven, which in Italy is a km 0. */
function offerOfColumns(row: RowReader, { mileageKm, registration, isUnregistered, seenAt }: KnownOfVehicle): string | null {
  const offer = row.word('offerType', recogniseOfferType)
  if (offer !== 'noleggio' && isOfferedForFee(row)) return 'noleggio'
  const isTooYoung = offer === 'epoca' && registration !== null && seenAt.getUTCFullYear() - registration.getUTCFullYear() < classicYears
  if (isTooYoung) row.note('offerType', `un veicolo d'epoca ha almeno ${classicYears} anni`)
  else if (offer !== null) return offer
  const isUnused = (mileageKm ?? 0) <= unusedKm
  const condition = row.word('condition', recogniseOfferType)
  if (condition === 'nuovo') return !isUnused ? 'usato' : isUnregistered ? 'nuovo' : 'km0'
  return condition ?? (isUnregistered && isUnused ? 'nuovo' : null)
}

/** A monthly fee in its own column and no price beside it: what is rented may be called new or used besides. */
function isOfferedForFee(row: RowReader): boolean {
  const hasAmount = (column: 'rentalFee' | 'price' | 'discountedPrice') => /[1-9]/.test(row.text(column))
  return hasAmount('rentalFee') && !hasAmount('price') && !hasAmount('discountedPrice')
}
