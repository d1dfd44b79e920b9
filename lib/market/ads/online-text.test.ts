import { expect, test } from 'vitest'
import { onlineText } from './online-text'

test.each([
  { publishedAt: '2026-11-29T11:00:00Z', text: 'oggi' },
  { publishedAt: '2026-11-28T23:00:00Z', text: 'oggi' },
  { publishedAt: '2026-11-28T22:59:00Z', text: 'ieri' },
  { publishedAt: '2026-11-27T11:00:00Z', text: '2 giorni' },
  { publishedAt: '2026-09-30T11:00:00Z', text: '60 giorni' },
  { publishedAt: '2026-09-29T11:00:00Z', text: '2 mesi' },
  { publishedAt: '2026-11-30T11:00:00Z', text: 'oggi' },
])('an ad published at $publishedAt is online, on 29 November at noon, since «$text»', ({ publishedAt, text }) => {
  expect(onlineText(publishedAt, new Date('2026-11-29T11:30:00Z'))).toBe(text)
})
