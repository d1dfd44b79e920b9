import { showsSection } from '@/lib/market/ads/ad-facts'
import type { PublicAdJson } from './ad-page'

/** What a seller has not declared: its name in a sentence, and how a buyer asks for it. */
export type UnsaidFact = { name: string; question: string }
type Askable = UnsaidFact & { isUnsaid: (ad: PublicAdJson) => boolean }

const isUsed = (ad: PublicAdJson) => showsSection('past', ad)
const isRented = ({ offerType }: PublicAdJson) => offerType === 'noleggio'

/** The most asked first. */
const askable: readonly Askable[] = [
  { name: 'prezzo', question: 'Qual è il prezzo?', isUnsaid: (ad) => ad.priceCents === null && !isRented(ad) },
  { name: 'canone', question: 'Qual è il canone al mese?', isUnsaid: (ad) => isRented(ad) && ad.rentalFeeCents === null },
  { name: 'anticipo', question: 'Quant’è l’anticipo?', isUnsaid: (ad) => isRented(ad) && ad.rentalDepositCents === null },
  { name: 'durata', question: 'Quanto dura il noleggio?', isUnsaid: (ad) => isRented(ad) && ad.rentalMonths === null },
  { name: 'chilometri inclusi', question: 'Quanti chilometri sono inclusi?', isUnsaid: (ad) => isRented(ad) && ad.rentalKmYear === null },
  {
    name: 'consegna',
    question: 'In quanto tempo si consegna?',
    isUnsaid: (ad) => showsSection('delivery', ad) && ad.deliveryWeeks === null,
  },
  { name: 'chilometri', question: 'Quanti chilometri ha?', isUnsaid: (ad) => isUsed(ad) && ad.mileageKm === null },
  {
    name: 'immatricolazione',
    question: 'Quando è la prima immatricolazione?',
    isUnsaid: (ad) => isUsed(ad) && ad.firstRegistration === null && ad.constructionYear === null,
  },
  { name: 'garanzia', question: 'C’è la garanzia?', isUnsaid: (ad) => ad.warrantyKind === null && ad.warrantyMonths === null },
  { name: 'tagliandi', question: 'I tagliandi sono certificati?', isUnsaid: (ad) => isUsed(ad) && ad.serviceBook === null },
  { name: 'incidenti', question: 'Ha avuto incidenti?', isUnsaid: (ad) => isUsed(ad) && ad.accident === null },
  { name: 'proprietari', question: 'Quanti proprietari ha avuto?', isUnsaid: (ad) => isUsed(ad) && ad.owners === null },
  { name: 'cambio', question: 'Che cambio ha?', isUnsaid: (ad) => ad.gearbox === null && ad.body !== 'caravan' && ad.body !== 'roulotte' },
  {
    name: 'classe Euro',
    question: 'Che classe Euro ha?',
    isUnsaid: (ad) => ad.emissionClass === null && ad.fuel !== null && ad.fuel !== 'elettrica',
  },
]

/** What else buyers ask. */
export const photoQuestion = 'Mi può mandare qualche foto?'
export const tryQuestion = 'Posso provarla?'

/** More names than these nobody reads. */
const shownAtMost = 5

/** Everything that a buyer would ask; what can be worked out of the rest is not among it. */
export function everyUnsaidFact(ad: PublicAdJson): UnsaidFact[] {
  return askable.filter(({ isUnsaid }) => isUnsaid(ad)).map(({ name, question }) => ({ name, question }))
}

/** What a buyer would ask first, for the line that takes the place of rows without a value. */
export function unsaidFacts(ad: PublicAdJson): UnsaidFact[] {
  return everyUnsaidFact(ad).slice(0, shownAtMost)
}
