import { casePath } from '@/lib/kernel/routes/moderation-routes'
import { routes } from '@/lib/kernel/routes/routes'
import type { SignalKind } from '@/lib/market/review/signals'

/** How a case came to the queue; the keys stand in addresses. */
export const caseKinds = { nuovi: 'In attesa di pubblicazione', segnalati: 'Già online', ricorsi: 'Ricorsi', miei: 'In mano tua' } as const
export type CaseKind = keyof typeof caseKinds
const caseKindNames = ['nuovi', 'segnalati', 'ricorsi', 'miei'] as const satisfies readonly CaseKind[]

/** What speaks against an ad, in the words of the queue; the keys stand in addresses. */
export const queueReasons = {
  foto: { label: 'Foto già viste', signal: 'copied-photos' },
  doppi: { label: 'Stesso veicolo', signal: 'same-vehicle' },
  prezzo: { label: 'Prezzo anomalo', signal: 'low-price' },
  testo: { label: 'Parole da truffa', signal: 'scam-words' },
  segnalazioni: { label: 'Segnalati da utenti', signal: 'reported' },
  messaggi: { label: 'Messaggi segnalati', signal: 'messages' },
  account: { label: 'Account nuovo', signal: 'new-account' },
  tanti: { label: 'Molti annunci in un giorno', signal: 'many-ads' },
  corretti: { label: 'Corretti dopo un rifiuto', signal: 'mended' },
} as const satisfies Record<string, { label: string; signal: SignalKind }>
export type QueueReason = keyof typeof queueReasons
const queueReasonNames = [
  'foto',
  'doppi',
  'prezzo',
  'testo',
  'segnalazioni',
  'messaggi',
  'account',
  'tanti',
  'corretti',
] as const satisfies readonly QueueReason[]

/** The cases that the queue shows; null: all of them. */
export type QueueFilter = { kind: CaseKind | null; reason: QueueReason | null; isNewestFirst: boolean }
export const wholeQueue: QueueFilter = { kind: null, reason: null, isNewestFirst: false }

/** What a filter looks at. */
export type Filtered = { kind: Exclude<CaseKind, 'miei'>; signals: readonly SignalKind[]; isMine: boolean }

export type QueueCounts = {
  all: number
  kinds: readonly { kind: CaseKind; count: number }[]
  /** The cases of the chosen kind: `ofKind` in all, and those that each reason has. */
  ofKind: number
  reasons: readonly { reason: QueueReason; count: number }[]
}

/** Reads the filter from the words of an address; what is not known is left out. */
export function readQueueFilter({ tipo, motivo, ordine }: Readonly<Record<string, unknown>>): QueueFilter {
  return {
    kind: isKey(caseKinds, tipo) ? tipo : null,
    reason: isKey(queueReasons, motivo) ? motivo : null,
    isNewestFirst: ordine === 'recenti',
  }
}

export function queuePath(filter: QueueFilter): string {
  return withFilter(routes.moderation, filter)
}

export function caseInQueuePath(id: number, filter: QueueFilter): string {
  return withFilter(casePath(id), filter)
}

function withFilter(path: string, { kind, reason, isNewestFirst }: QueueFilter): string {
  const words = new URLSearchParams()
  if (kind !== null) words.set('tipo', kind)
  if (reason !== null) words.set('motivo', reason)
  if (isNewestFirst) words.set('ordine', 'recenti')
  return words.size === 0 ? path : `${path}?${words}`
}

/** What the form of a case carries, so that the next case comes from the same filtered queue. */
export function filterText(filter: QueueFilter): string {
  return new URL(queuePath(filter), 'https://localhost').search
}

/** The requested cases of a queue, in the requested order. `cases`: the longest waiting first. */
export function filterQueue<Case extends Filtered>(cases: readonly Case[], { kind, reason, isNewestFirst }: QueueFilter): Case[] {
  const found = cases.filter((one) => isOfKind(one, kind) && hasReason(one, reason))
  return isNewestFirst ? found.toReversed() : found
}

export function countQueue(cases: readonly Filtered[], { kind }: QueueFilter): QueueCounts {
  const ofKind = cases.filter((one) => isOfKind(one, kind))
  return {
    all: cases.length,
    kinds: caseKindNames.map((one) => ({ kind: one, count: cases.filter((found) => isOfKind(found, one)).length })),
    ofKind: ofKind.length,
    reasons: queueReasonNames.map((reason) => ({ reason, count: ofKind.filter((found) => hasReason(found, reason)).length })),
  }
}

function isOfKind({ kind, isMine }: Filtered, requested: CaseKind | null): boolean {
  return requested === null || (requested === 'miei' ? isMine : kind === requested)
}

function hasReason({ signals }: Filtered, requested: QueueReason | null): boolean {
  return requested === null || signals.includes(queueReasons[requested].signal)
}

function isKey<Names extends object>(names: Names, text: unknown): text is keyof Names {
  return typeof text === 'string' && Object.hasOwn(names, text)
}
