import type { StateOf } from '@/lib/accounts/deals/transitions'

/** A question as it is stored. */
export type Question = {
  id: number
  replyId: number
  messageId: number
  fact: string
  state: StateOf<'question'>
  answer: string | null
  isPrivate: boolean
  createdAt: Date
  movedAt: Date
}

/** How a message begins whose words are those of its questions. */
export const askingText = 'L’annuncio non lo dice: '

const counts = ['', 'una cosa', 'due cose', 'tre cose', 'quattro cose', 'cinque cose']

/** «tre cose». */
export function thingsText(count: number): string {
  return counts[count] ?? `${count} cose`
}
