import { expect, test } from 'vitest'
import { groupByDay, type NewsLine, newsFilterOf, newsTimeText } from './news'

const now = new Date('2026-11-29T22:30:00Z')
const line = (at: string): NewsLine => ({ key: at, kind: 'drop', title: '', text: '', href: '/', at, isNew: false })

test('news stands under its day in Italy, and says the hour, the weekday or the day', () => {
  const moments = ['2026-11-29T08:42:00Z', '2026-11-28T22:30:00Z', '2026-11-24T09:00:00Z', '2026-11-17T09:00:00Z']
  expect(groupByDay(moments.map(line), now).map(({ title, lines }) => [title, ...lines.map(({ at }) => newsTimeText(at, now))])).toEqual([
    ['Oggi', '09:42'],
    ['Ieri', '23:30'],
    ['Questa settimana', 'martedì'],
    ['Prima', '17 novembre'],
  ])
})

test.each([
  ['prezzi', 'prezzi'],
  ['altro', 'tutte'],
  [['messaggi'], 'tutte'],
  [undefined, 'tutte'],
])('the filter %s of the address shows %s', (requested, shown) => expect(newsFilterOf(requested)).toBe(shown))
