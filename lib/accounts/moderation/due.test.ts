import { expect, test } from 'vitest'
import { dueOf } from './due'

const now = '2026-11-21T16:00:00.000Z'

test.each([
  { openedAt: '2026-11-21T16:00:00.000Z', text: 'scade tra 4 h', isUrgent: false },
  { openedAt: '2026-11-21T13:40:00.000Z', text: 'scade tra 1 h 40', isUrgent: false },
  { openedAt: '2026-11-21T12:30:00.000Z', text: 'scade tra 30 min', isUrgent: false },
  { openedAt: '2026-11-21T12:29:59.999Z', text: 'scade tra 29 min', isUrgent: true },
  { openedAt: '2026-11-21T12:00:00.000Z', text: 'scade tra 0 min', isUrgent: true },
  { openedAt: '2026-11-21T11:59:00.000Z', text: 'scaduto da 1 min', isUrgent: true },
  { openedAt: '2026-11-21T09:55:00.000Z', text: 'scaduto da 2 h 05', isUrgent: true },
  { openedAt: '2026-11-18T12:00:00.000Z', text: 'scaduto da 3 giorni', isUrgent: true },
])('a case of $openedAt: $text', ({ openedAt, text, isUrgent }) => {
  expect(dueOf(openedAt, now)).toEqual({ text, isUrgent })
})
