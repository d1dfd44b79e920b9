import type { Signal, TextPart } from '@/lib/market/review/signals'
import type { Filtered, QueueCounts, QueueFilter } from './queue-filter'

/** What a moderator decides, and what the ad becomes. */
export const outcomes = {
  approved: { label: 'Approva', done: 'Approvato' },
  changes: { label: 'Chiedi modifiche', done: 'Chieste modifiche' },
  refused: { label: 'Rifiuta', done: 'Rifiutato' },
  suspended: { label: 'Sospendi l’annuncio', done: 'Annuncio sospeso' },
  banned: { label: 'Blocca l’account', done: 'Account bloccato' },
} as const
export type Outcome = keyof typeof outcomes
export const outcomeNames = ['approved', 'changes', 'refused', 'suspended', 'banned'] as const satisfies readonly Outcome[]

/** How long a decision may be undone by its moderator; its mails wait as long. */
export const undoSeconds = 60

/** How long a case stays with the moderator who took it or was given it; then it is anybody's again. */
export const holdMinutes = 30

/** Hours within which every case is to be decided, and minutes before their end from which it is urgent. */
export const targetHours = 4
export const urgentMinutes = 30

/** The rule an ad breaks, and the text its seller reads, which a moderator completes. */
export const reasons = {
  contatti: {
    label: 'Contatti o altri siti nel testo',
    text: 'Il testo contiene contatti o indirizzi di altri siti: toglili, chi compra ti scrive dalla pagina.',
  },
  acconto: {
    label: 'Richiesta di denaro prima della visita',
    text: 'Il testo chiede denaro prima che chi compra abbia visto il veicolo. Su Ingrana non è permesso.',
  },
  prezzo: {
    label: 'Prezzo non credibile',
    text: 'Il prezzo è molto lontano da quello di veicoli simili. Correggilo, o spiega nel testo da che cosa dipende.',
  },
  foto: { label: 'Foto non proprie o non del veicolo', text: 'Le foto devono essere tue e mostrare il veicolo in vendita.' },
  duplicato: { label: 'Stesso veicolo di un altro annuncio', text: 'Questo veicolo è già in un altro annuncio: ne resta uno solo.' },
  dati: { label: 'Dati sbagliati o mancanti', text: 'Alcuni dati non corrispondono al veicolo: controllali sul libretto.' },
  vietato: { label: 'Veicolo che non si può vendere qui', text: 'Questo veicolo o questa offerta non si può pubblicare su Ingrana.' },
} as const
export type Reason = keyof typeof reasons

/** What a seller is asked, to begin with. */
export const questions = {
  proprieta: { label: 'Di chi è il veicolo', text: 'A chi è intestato il veicolo? Se non è tuo, spiegaci perché lo vendi tu.' },
  chilometri: {
    label: 'Chilometri',
    text: 'Da che cosa risultano i chilometri? Indica l’ultima revisione o l’ultimo tagliando, con la data.',
  },
  prezzo: { label: 'Prezzo', text: 'Il prezzo è molto sotto quello di veicoli simili: da che cosa dipende?' },
  pagamento: { label: 'Pagamento', text: 'Una persona ci scrive che hai chiesto soldi prima della visita. Che cosa è successo?' },
} as const

export function isQuestion(text: unknown): text is keyof typeof questions {
  return typeof text === 'string' && Object.hasOwn(questions, text)
}

/** Days that a case waits for the answer of its seller; then it is in the queue without one. */
export const answerDays = 5

export function isReason(text: unknown): text is Reason {
  return typeof text === 'string' && Object.hasOwn(reasons, text)
}

/** How long a seller may ask for another look. */
export const appealMonths = 6
/** How long the log is retained; the database refuses to delete anything younger. */
export const logYears = 5
export const maxStatementLength = 2_000
export const minAppealLength = 20

/** A case in the queue. JSON-serialisable. */
export type CaseLine = Filtered & {
  id: number
  title: string
  openedAt: string
  risk: number
  about: string
  reports: number
  /** The address of its cover; null where there is none. */
  picture: string | null
  /** Who else works on it. */
  heldBy: string | null
}

/** A moderator to whom a case can be given. */
export type Colleague = { id: number; name: string }

/** The queue as a moderator sees it: what waits, and the case that is open. `next`, `previous`: its neighbours that nobody else works on. JSON-serialisable. */
export type ModerationQueue = {
  /** ISO moment, of which everything here is true. */
  now: string
  filter: QueueFilter
  counts: QueueCounts
  lines: readonly CaseLine[]
  /** How many of the chosen ones are not listed. */
  more: number
  current: CasePage | null
  /** The place of the open case among the chosen ones, from 1; 0 when it is not one of them. */
  place: number
  next: number | null
  previous: number | null
  colleagues: readonly Colleague[]
}

export type LogLine = { id: number; happenedAt: string; moderator: string; action: string; reason: string; caseId: number; adId: number }

/** A case with everything its decision needs. JSON-serialisable. */
export type RevisedFact = { label: string; before: string; after: readonly TextPart[] }

export type CasePage = {
  id: number
  ad: {
    id: number
    title: string
    /** Null while it has no page. */ href: string | null
    status: string
    price: string
    description: readonly TextPart[]
    place: string
    publishedAt: string | null
  }
  /** What was changed of it and nobody reads yet, beside what everybody reads; null where it is about the ad itself. */
  revision: { rows: readonly RevisedFact[]; photos: readonly string[] } | null
  /** Addresses of its pictures, the cover first. */
  photos: readonly string[]
  /** `since`: null where the ad has no account. */
  seller: { name: string; since: string | null; isBanned: boolean; history: SellerHistory }
  signals: readonly (Signal & { name: string })[]
  /** The ads of others that show the same photographs, by their number; `href` null while one has no page. */
  otherAds: readonly { id: number; title: string; href: string | null; status: string }[]
  risk: number
  /** `name`: '' where none was given. */
  reports: readonly { id: number; kind: string; message: string; name: string; isUnconfirmed: boolean; createdAt: string }[]
  decision: {
    outcome: Outcome
    by: string | null
    at: string
    reason: string
    statement: string /** Whether the moderator who looks at it can. */
    canUndo: boolean
  } | null
  /** What was written for a decision that was undone. */
  proposal: { reason: Reason | null; statement: string; note: string }
  appeal: {
    text: string
    at: string
    outcome: 'granted' | 'rejected' | null /** The moderator of the case does not decide its appeal. */
    isMine: boolean
  } | null
  /** The last question to the seller. */
  question: { text: string; at: string; answer: string /** Null: not answered yet. */; answeredAt: string | null } | null
  /** Who works on it now. */
  holder: { name: string; isMe: boolean } | null
  /** Whether somebody may put the ad back as it was. */
  canResume: boolean
  log: readonly LogLine[]
}

/** What else is known of the account that an ad belongs to. */
export type SellerHistory = {
  ads: number
  online: number
  sold: number
  reports: number
  /** The decisions about the other ads, the latest first. */
  decisions: readonly { caseId: number; title: string; outcome: Outcome; at: string; reason: string }[]
}

/** The figures of the queue. `urgent`: what is due soon or should have been decided; `inTarget`: the decisions of seven days that were made in time. */
export type ModerationFigures = {
  waiting: number
  asked: number
  urgent: number
  medianHours: number | null
  decisionsToday: number
  decisionsOfWeek: number
  inTarget: number
  appeals: number
  granted: number
}

/** What the seller reads of a decision. `appeal`: whether one can be made, waits, or was rejected. `canMend`: whether a corrected ad comes back to the queue. */
export type Refusal = { reason: string; statement: string; appeal: 'open' | 'waiting' | 'rejected'; canMend: boolean; isOfChange: boolean }

/** Why an account may not sell. */
export type Ban = { reason: string; statement: string; adId: number }
