import type { Party } from '@/lib/accounts/contact/reply'
import type { StateOf } from '@/lib/accounts/deals/transitions'
import { type AnswerControl, findAskedFact, unknownText } from './asked-facts'
import { askingText, type Question, thingsText } from './question'

export type QuestionRow = {
  name: string
  title: string
  question: string
  state: StateOf<'question'>
  /** What is said of it so far. */
  text: string
  /** How this side answers it; null where it does not. */
  control: AnswerControl | null
}

/** What was asked together, as one side sees it. JSON-serialisable. */
export type QuestionCard = {
  kind: 'question'
  /** Of the message at whose place it stands. */
  messageId: number
  id: number
  title: string
  stateText: string
  /** Whether this side has something to do. */
  isLive: boolean
  words: string
  rows: readonly QuestionRow[]
  /** Who asks, for the button of the answers. */
  buyer: string
  note: string | null
}

type Seen = { side: Party; other: string; isOver: boolean; words: ReadonlyMap<number, string> }

/** The cards of the questions of a conversation, one for each message that asks. */
export function questionCards(questions: readonly Question[], seen: Seen): QuestionCard[] {
  return [...new Set(questions.map(({ messageId }) => messageId))].map((messageId) =>
    cardOf(
      messageId,
      questions.filter((one) => one.messageId === messageId),
      seen,
    ),
  )
}

function cardOf(messageId: number, questions: readonly Question[], { side, other, isOver, words }: Seen): QuestionCard {
  const rows = questions.flatMap((question) => rowOf(question, { side, other, isOver }) ?? [])
  const open = rows.filter(({ state }) => state === 'asked').length
  const said = words.get(messageId) ?? ''
  return {
    kind: 'question',
    messageId,
    id: messageId,
    title: side === 'seller' ? `${other} chiede ${thingsText(rows.length)}` : titleOf(rows.length),
    stateText: stateTextOf(rows, side, open),
    isLive: open > 0 && side === 'seller',
    words: said.startsWith(askingText) ? '' : said,
    rows,
    buyer: other,
    note: noteOf(questions, side, open, other),
  }
}

function titleOf(count: number): string {
  const text = thingsText(count)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} che ${count === 1 ? 'manca' : 'mancano'}`
}

function stateTextOf(rows: readonly QuestionRow[], side: Party, open: number): string {
  if (rows.every(({ state }) => state === 'lapsed')) return 'Non più valida'
  if (open === 0) return 'Risposto'
  if (side === 'seller') return open === rows.length ? 'Tocca a te' : open === 1 ? 'Manca 1' : `Mancano ${open}`
  return open === rows.length ? 'Inviata' : `${rows.length - open} su ${rows.length}`
}

function noteOf(questions: readonly Question[], side: Party, open: number, other: string): string | null {
  if (side === 'seller' && open > 0) return 'La risposta completa anche l’annuncio, per tutti e senza il nome di chi chiede.'
  const isPublic = questions.some(({ state, isPrivate }) => state === 'answered' && !isPrivate)
  if (!isPublic) return null
  return side === 'seller'
    ? `Le risposte sono sull’annuncio, per tutti: non solo per ${other}.`
    : 'Le risposte sono già sull’annuncio, per tutti.'
}

function rowOf({ fact, state, answer, isPrivate }: Question, { side, other, isOver }: Omit<Seen, 'words'>): QuestionRow | undefined {
  const known = findAskedFact(fact)
  if (!known) return undefined
  const now = isOver && state === 'asked' ? 'lapsed' : state
  const alone = side === 'seller' ? `solo a ${other}` : 'solo a te'
  const texts: Readonly<Record<Question['state'], string>> = {
    asked: side === 'seller' ? '' : 'Nessuna risposta, per ora',
    answered: isPrivate ? `${answer ?? ''} (${alone})` : (answer ?? ''),
    unknown: unknownText,
    lapsed: 'Non serve più',
  }
  const { name, title, question, control } = known
  return { name, title, question, state: now, text: texts[now], control: now === 'asked' && side === 'seller' ? control : null }
}
