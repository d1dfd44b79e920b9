import type { Outcome } from '@/lib/accounts/moderation/moderation-case'

/** What can be chosen in a case, by its key. */
export const choiceKeys: Readonly<Record<Outcome | 'asked', string>> = {
  approved: 'A',
  asked: 'D',
  changes: 'M',
  refused: 'R',
  suspended: 'S',
  banned: 'B',
}

type Press = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }
export type DeskAction = { do: 'choose'; choice: string } | { do: 'next' | 'previous' | 'help' | 'leave' | 'send' }

const moves: Readonly<Record<string, DeskAction>> = {
  j: { do: 'next' },
  k: { do: 'previous' },
  '?': { do: 'help' },
  escape: { do: 'leave' },
}
const choices: Readonly<Record<string, DeskAction>> = Object.fromEntries(
  Object.entries(choiceKeys).map(([choice, key]) => [key.toLowerCase(), { do: 'choose', choice }]),
)

/** What a press asks for; undefined: nothing of ours. In a field letters are letters, and only what no text is written with counts. */
export function deskAction({ key, ctrlKey, metaKey, altKey }: Press, isInField: boolean): DeskAction | undefined {
  const name = key.toLowerCase()
  if (name === 'enter') return ctrlKey || metaKey ? { do: 'send' } : undefined
  if (ctrlKey || metaKey || altKey || (isInField && name !== 'escape')) return undefined
  return moves[name] ?? choices[name]
}
