import { countedVehicles } from '@/lib/accounts/selling/stock'
import { numberText } from '@/lib/market/catalogue/number-text'
import { type MorningTask, waitingHours } from './morning'

const counts = ['una cosa', 'due cose', 'tre cose', 'quattro cose', 'cinque cose', 'sei cose'] as const

/** «Quattro cose da fare.» */
export function countedTasks(count: number): string {
  const text = counts[count - 1]
  return text === undefined ? 'Niente da fare.' : `${text.charAt(0).toUpperCase()}${text.slice(1)} da fare.`
}

const isAre = (count: number) => (count === 1 ? 'è' : 'sono')

/** The heading of a task, on the page and in the mail. */
export function taskTitle({ kind, count }: Pick<MorningTask, 'kind' | 'count'>): string {
  switch (kind) {
    case 'leads':
      return count === 1
        ? `Una richiesta aspetta da più di ${waitingHours} ore`
        : `${numberText(count)} richieste aspettano da più di ${waitingHours} ore`
    case 'callbacks':
      return count === 1 ? 'Una richiamata è saltata' : `${numberText(count)} richiamate sono saltate`
    case 'prices':
      return `${countedVehicles(count)} ${isAre(count)} sopra la fascia`
    case 'photos':
      return `${countedVehicles(count)} ${isAre(count)} senza foto`
    case 'questions':
      return count === 1 ? 'Una domanda sui dati mancanti' : `${numberText(count)} domande sui dati mancanti`
    case 'imports':
      return count === 1 ? 'Un’importazione aspetta una risposta' : `${numberText(count)} importazioni aspettano una risposta`
    case 'ending':
      return count === 1 ? 'Un annuncio sta per finire' : `${numberText(count)} annunci stanno per finire`
  }
}

/** Why it is worth doing, in one sentence. */
export const taskReasons = {
  leads: 'Le più vecchie in coda: falle per prime.',
  callbacks: 'L’orario è passato e nessuno ha segnato la chiamata: chiama adesso.',
  prices: 'Il prezzo esatto che porta l’etichetta, o almeno la media. Decidi tu, uno per uno.',
  photos: 'Una foto vera vale più di ogni altra riga dell’annuncio.',
  questions: 'Una risposta completa l’annuncio per tutti.',
  imports: 'Finché non rispondi, lo stock resta com’è.',
  ending: 'Dopo quel giorno nessuno li vede più.',
} as const satisfies Record<MorningTask['kind'], string>

/** The first words of a message, cut at a word. */
export function firstWords(text: string, most = 60): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= most ? line : `${line.slice(0, most).replace(/\s+\S*$/, '')}…`
}
