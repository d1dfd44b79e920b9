import type { Reason } from '@/lib/accounts/moderation/moderation-case'
import type { ReportKind } from '@/lib/accounts/reports/ad-report'
import type { Signal } from '@/lib/market/review/signals'
import type { ExtraSeller, OwnCar } from './own-ads'

/** Days for which the account of a seller has been open, where that is part of the story. */
export const accountDays: Readonly<Partial<Record<ExtraSeller, number>>> = { Ivan: 1, Bianca: 3, Fausto: 2 }

const lowPrice = (percent: number, estimate: string): Signal => ({
  kind: 'low-price',
  weight: percent >= 40 ? 45 : 30,
  evidence: `${percent} % sotto la stima di ${estimate} €`,
})
const newAccount = (days: number): Signal => ({
  kind: 'new-account',
  weight: 10,
  evidence: `aperto da ${days === 1 ? '1 giorno' : `${days} giorni`}`,
})
const reported = (count: number): Signal => ({
  kind: 'reported',
  weight: Math.min(60, count * 20),
  evidence: count === 1 ? 'una segnalazione' : `${count} segnalazioni`,
})

export type Held = { car: OwnCar; seller: ExtraSeller; minutesAgo: number; signals: readonly Signal[] }

/** Ads that nobody sees before somebody has looked at them, the longest waiting first. */
export const heldAds: readonly Held[] = [
  {
    car: 'golf',
    seller: 'Ivan',
    minutesAgo: 221,
    signals: [
      { kind: 'scam-words', weight: 40, evidence: 'consegna da un corriere, venditore all’estero' },
      lowPrice(51, '18.200'),
      newAccount(1),
    ],
  },
  { car: 'audiA3', seller: 'Teresa', minutesAgo: 214, signals: [{ kind: 'scam-words', weight: 40, evidence: 'acconto per la visita' }] },
  { car: 'clio', seller: 'Dario', minutesAgo: 96, signals: [lowPrice(40, '12.000')] },
  {
    car: 'corsa',
    seller: 'Bianca',
    minutesAgo: 61,
    signals: [newAccount(3), { kind: 'many-ads', weight: 25, evidence: '4 annunci nelle ultime 24 ore' }, lowPrice(17, '13.100')],
  },
  {
    car: 'fiesta',
    seller: 'Nadia',
    minutesAgo: 38,
    signals: [{ kind: 'mended', weight: 40, evidence: 'il venditore ha corretto l’annuncio' }],
  },
  {
    car: 'duster',
    seller: 'Fausto',
    minutesAgo: 22,
    signals: [{ kind: 'copied-photos', weight: 45, evidence: '3 foto su 5 uguali a un altro annuncio' }, newAccount(2)],
  },
]

/** Online ads of these people about which others have written. */
export const reportedAds: readonly (Held & { reports: readonly { kind: ReportKind; message: string }[] })[] = [
  {
    ...{ car: 'qashqai', seller: 'Ettore', minutesAgo: 205, signals: [reported(3)] },
    reports: [
      { kind: 'truffa', message: 'Mi ha chiesto 200 euro su una carta prepagata per tenerla ferma fino a sabato.' },
      { kind: 'truffa', message: 'Al telefono dice che è già in viaggio con il trasportatore. Non si può vedere.' },
      { kind: 'venditore', message: 'Non risponde più da quando ho chiesto la targa.' },
    ],
  },
  {
    car: 'yaris',
    seller: 'Livia',
    minutesAgo: 47,
    signals: [reported(1)],
    reports: [{ kind: 'gia-venduto', message: 'L’ho chiamata ieri, l’ha già data via.' }],
  },
  {
    car: 'peugeot208',
    seller: 'Oscar',
    minutesAgo: 130,
    signals: [{ kind: 'messages', weight: 30, evidence: 'chiede soldi o acconti' }],
    reports: [],
  },
]

/** Decisions against which the seller has written, a day after them. */
export const appeals: readonly {
  car: OwnCar
  seller: ExtraSeller
  hoursAgo: number
  outcome: 'refused' | 'suspended'
  reason: Reason
  statement: string
  appeal: string
}[] = [
  {
    ...{ car: 'tipo', seller: 'Irene', hoursAgo: 3.4, outcome: 'refused', reason: 'prezzo' },
    statement: 'Il prezzo è molto lontano da quello di veicoli simili. Correggilo, o spiega nel testo da che cosa dipende.',
    appeal:
      'Il prezzo è basso perché la portiera destra è da rifare: l’ho scritto nel testo e si vede nella terza foto. Potete riguardarlo?',
  },
  {
    ...{ car: 'duster', seller: 'Livia', hoursAgo: 1.2, outcome: 'suspended', reason: 'duplicato' },
    statement: 'Questo veicolo è già in un altro annuncio: ne resta uno solo.',
    appeal: 'L’altro annuncio è di mio fratello, stesso modello ma un’altra auto: la targa è diversa, posso mandarvi il libretto.',
  },
]

/** What a moderator has decided of ads that others wrote, and how often. */
export const decisionShares: readonly { outcome: 'approved' | 'changes'; reason: Reason | null; share: number }[] = [
  { outcome: 'approved', reason: null, share: 74 },
  { outcome: 'changes', reason: 'contatti', share: 12 },
  { outcome: 'changes', reason: 'dati', share: 8 },
  { outcome: 'changes', reason: 'prezzo', share: 6 },
]

/** Reasons for which an ad was taken off, and how often. */
export const refusalShares: readonly { outcome: 'refused' | 'suspended'; reason: Reason; share: number }[] = [
  { outcome: 'refused', reason: 'acconto', share: 8 },
  { outcome: 'refused', reason: 'foto', share: 6 },
  { outcome: 'refused', reason: 'vietato', share: 3 },
  { outcome: 'suspended', reason: 'duplicato', share: 4 },
  { outcome: 'suspended', reason: 'prezzo', share: 3 },
]

/** How many decisions the register has, and how many of them took an ad off. */
export const decidedCases = 200
export const refusedCases = 24
