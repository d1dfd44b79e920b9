import { expect, test } from 'vitest'
import { seededRandom } from '@/lib/market/search/engine/test-market'
import { groupComuni } from './group-comuni'
import { spreadMarks } from './spread-marks'

const map = { width: 358, height: 411 }

test('marks of a map that meet are pushed apart by 3 px and stay on the map', () => {
  const random = seededRandom(7)
  const given = Array.from({ length: 20 }, () => ({ x: random() * 120, y: random() * 200, width: 40, height: 40 }))
  const marks = spreadMarks(given, map)
  for (const [at, one] of marks.entries()) {
    expect(one.x, `${at}`).toBeGreaterThanOrEqual(23)
    expect(one.y, `${at}`).toBeGreaterThanOrEqual(23)
    for (const other of marks.slice(at + 1))
      expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)), `${at}`).toBeGreaterThan(42)
  }
})

test('a mark below what is fixed on the map gives way to it', () => {
  const fixed = { x: 80, y: 30, width: 160, height: 60 }
  const [mark] = spreadMarks([{ x: 80, y: 40, width: 60, height: 40 }], map, [fixed])
  expect(mark).toMatchObject({ x: 80, y: 83 })
})

test('marks of a map that do not meet stay where they are', () => {
  const marks = [
    { x: 50, y: 50, width: 40, height: 40 },
    { x: 100, y: 50, width: 40, height: 40 },
  ]
  expect(spreadMarks(marks, map)).toEqual(marks)
})

test('comuni near a bigger town are one group with it, and no ad is lost', () => {
  const random = seededRandom(3)
  const comuni = Array.from({ length: 200 }, (_, at) => ({
    istat: String(at),
    x: random() * 50,
    y: random() * 50,
    weight: Math.floor(random() * 9_000),
    count: 1 + Math.floor(random() * 9),
  }))
  const groups = groupComuni(comuni, 6)
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(comuni.reduce((sum, { count }) => sum + count, 0))
  expect(groups.flatMap((group) => group.comuni)).toHaveLength(comuni.length)
  for (const [at, { first, comuni: members }] of groups.entries()) {
    expect(Math.max(...members.map(({ weight }) => weight))).toBe(first.weight)
    for (const other of groups.slice(at + 1)) expect(Math.hypot(first.x - other.first.x, first.y - other.first.y)).toBeGreaterThanOrEqual(6)
  }
})
