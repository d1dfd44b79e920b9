import type { Outcome } from '@/lib/accounts/moderation/moderation-case'

/** The key of each choice in a case. */
export const choiceKeys: Readonly<Record<Outcome | 'asked', string>> = {
  approved: 'A',
  asked: 'D',
  changes: 'M',
  refused: 'R',
  suspended: 'S',
  banned: 'B',
}

type Press = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }
export type QueueAction = { do: 'choose'; choice: string } | { do: 'next' | 'previous' | 'help' | 'leave' | 'send' }

const moves: Readonly<Record<string, QueueAction>> = {
  j: { do: 'next' },
  k: { do: 'previous' },
  '?': { do: 'help' },
  escape: { do: 'leave' },
}
const choices: Readonly<Record<string, QueueAction>> = Object.fromEntries(
  Object.entries(choiceKeys).map(([choice, key]) => [key.toLowerCase(), { do: 'choose', choice }]),
)

/** The action of a key press; undefined: none. In a field only keys that write no text count. */
export function queueAction({ key, ctrlKey, metaKey, altKey }: Press, isInField: boolean): QueueAction | undefined {
  const name = key.toLowerCase()
  if (name === 'enter') return ctrlKey || metaKey ? { do: 'send' } : undefined
  if (ctrlKey || metaKey || altKey || (isInField && name !== 'escape')) return undefined
  return moves[name] ?? choices[name]
}
