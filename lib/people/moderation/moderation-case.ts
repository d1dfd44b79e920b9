import type { Signal } from './signals'

/** What a moderator decides, and what the ad becomes. */
export const outcomes = {
  approved: { label: 'Approva', done: 'Approvato' },
  changes: { label: 'Chiedi modifiche', done: 'Chieste modifiche' },
  refused: { label: 'Rifiuta', done: 'Rifiutato' },
} as const
export type Outcome = keyof typeof outcomes

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

export function isReason(text: unknown): text is Reason {
  return typeof text === 'string' && Object.hasOwn(reasons, text)
}

/** How long a seller may ask for another look. */
export const appealMonths = 6
/** How long the log is kept; the database refuses to delete anything younger. */
export const logYears = 5
export const maxStatementLength = 2_000
export const minAppealLength = 20

/** A case in the queue. JSON-serialisable. */
export type CaseLine = { id: number; title: string; openedAt: string; risk: number; about: string; isAppeal: boolean }

export type LogLine = { happenedAt: string; moderator: string; action: string; reason: string; caseId: number; adId: number }

/** A case with everything its decision needs. JSON-serialisable. */
export type CasePage = {
  id: number
  ad: {
    id: number
    title: string
    /** Null while it has no page. */ href: string | null
    status: string
    price: string
    description: string
    place: string
    publishedAt: string | null
  }
  /** Addresses of its pictures, the cover first. */
  photos: readonly string[]
  seller: { name: string; since: string | null; ads: number; refused: number }
  signals: readonly (Signal & { name: string })[]
  /** The ads of others that show the same photographs, by their number; `href` null while one has no page. */
  otherAds: readonly { id: number; title: string; href: string | null; status: string }[]
  risk: number
  reports: readonly { id: number; kind: string; message: string; createdAt: string }[]
  decision: { outcome: Outcome; by: string | null; at: string; reason: string; statement: string } | null
  appeal: {
    text: string
    at: string
    outcome: 'granted' | 'rejected' | null /** Whoever decided the case does not decide its appeal. */
    isMine: boolean
  } | null
  log: readonly LogLine[]
}

/** The figures of the desk. */
export type DeskFigures = { waiting: number; medianHours: number | null; decisionsOfWeek: number; appeals: number; granted: number }

/** What the seller reads of a decision. `appeal`: whether one can be made, waits, or was rejected. */
export type Refusal = { reason: string; statement: string; appeal: 'open' | 'waiting' | 'rejected' }
