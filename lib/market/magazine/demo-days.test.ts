import { expect, onTestFinished, test } from 'vitest'
import { share, unshare } from '@/lib/kernel/process/shared.server'
import { allArticles } from './articles.server'
import { mondayOf, withDemoDays } from './demo-days'

test('A demo spreads its articles over fourteen months that end in this week, short ones among long ones', () => {
  const dated = withDemoDays(allArticles(), mondayOf('2027-12-01'))
  const days = dated.map(({ head }) => head.published)
  expect(days).toEqual(days.toSorted().reverse())
  expect(new Set(days).size).toBe(days.length)
  expect(days[0]).toBe('2027-11-28')
  expect((days.at(-1) ?? '') < '2026-10-15').toBe(true)
  expect(dated.filter(({ head }) => head.updated < head.published)).toEqual([])
  expect(new Set(dated.slice(0, 8).map(({ kind }) => kind)).size).toBe(2)
})

test('the magazine shows the days of its files, and other ones only where the market is invented', () => {
  const real = allArticles().map(({ head }) => head.published)
  share('hasDemoMarket', true)
  onTestFinished(() => unshare('hasDemoMarket'))
  expect(new Set(allArticles().map(({ head }) => head.published)).size).toBe(real.length)
  unshare('hasDemoMarket')
  expect(allArticles().map(({ head }) => head.published)).toEqual(real)
})

test.each([
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('the days of a demo count from the Monday of %s, %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})
