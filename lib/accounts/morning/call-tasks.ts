import type { CallbackLine } from '@/lib/accounts/contact/callbacks/callback'
import { momentText } from '@/lib/kernel/italian/date-text'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { type CallLine, type DoneTask, linesShown, type Waiting } from './morning'

/** What the requests to be called back are on the morning page: missed ones a task, today's beside it, those done struck. */
export function sortCalls(
  calls: readonly CallbackLine[],
  now: Date,
): { missed: Waiting<CallLine>; today: CallbackLine[]; called: DoneTask[] } {
  const missed = calls.filter(({ state }) => state === 'missed')
  const lines = missed.slice(0, linesShown).map(({ id, name, phone, title, fromAt, toAt }) => ({ id, name, phone, title, fromAt, toAt }))
  return {
    missed: { count: missed.length, lines },
    today: calls.filter(({ state, fromAt }) => state === 'waiting' && italianDay(fromAt) === italianDay(now)),
    called: calls.flatMap(({ state, id, name, doneAt, who }) =>
      state === 'done' && doneAt !== null && italianDay(doneAt) === italianDay(now)
        ? [{ key: `call-${id}`, title: `${name}: richiamata fatta`, text: doneText(who, doneAt), undo: { at: 'callbacks', id } as const }]
        : [],
    ),
  }
}

function doneText(who: string | null, doneAt: string): string {
  return `${who || 'Fatto'}, ${momentText(doneAt).slice(-5)}.`
}
