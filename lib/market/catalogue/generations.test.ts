import { describe, expect, test } from 'vitest'
import { findMake, findModel } from './catalogue.server'
import { changeOverYears, type Generation, generationOf, generationSources, possibleGenerations, yearsAlone } from './generations'
import { generationsTable } from './generations.server'

/** A model is changed within so many years; the other one was sold on beside its successors, at a lower price. */
const longestChangeOver = 2
const soldOn = ['Clio II']
const table = [...generationsTable].map(([key, known]) => ({ key, ...known }))

describe.each(table)('$key', ({ key, generations, sources }) => {
  test('is a model of our catalogue, and says where its years stand', () => {
    const [make = '', model = '', ...more] = key.split('/')
    expect([findMake('auto', make), findModel('auto', make, model), more]).not.toContain(undefined)
    expect(more).toEqual([])
    expect(sources.length).toBeGreaterThan(0)
    for (const { label, url } of sources) expect([label.trim(), new URL(url).protocol]).toEqual([label, expect.stringMatching(/^https?:$/)])
  })

  test('the generations of a model have names of their own, and years in order', () => {
    expect(new Set(generations.map(({ name }) => name)).size).toBe(generations.length)
    for (const { from, to } of generations) {
      expect(from).toBeGreaterThanOrEqual(1950)
      expect(to ?? from).toBeGreaterThanOrEqual(from)
      expect(to ?? from).toBeLessThanOrEqual(generationSources.lastYear)
    }
  })

  test('each begins before the next one and is soon replaced by it, and only the last one is still made', () => {
    generations.slice(1).forEach(({ from }, place) => {
      const before = generations[place]
      expect(before?.from).toBeLessThan(from)
      expect(before?.to).not.toBeNull()
      if (!soldOn.includes(before?.name ?? '')) expect((before?.to ?? 0) - from).toBeLessThanOrEqual(longestChangeOver)
    })
  })
})

const [old, young]: [Generation, Generation] = [
  { name: 'I', from: 2012, to: 2019 },
  { name: 'II', from: 2019, to: null },
]

test.each([
  { year: 2011, possible: [] },
  { year: 2012, possible: [old] },
  { year: 2018, possible: [old] },
  { year: 2019, possible: [old, young] },
  { year: 2020, possible: [old, young] },
  { year: 2021, possible: [young] },
  { year: 2025, possible: [young] },
  { year: 2026, possible: [] },
])('a car of $year is of $possible.length of two generations', ({ year, possible }) => {
  expect(possibleGenerations([old, young], year)).toEqual(possible)
  expect(generationOf([old, young], year)).toBe(possible.length === 1 ? possible[0] : undefined)
})

test('the years of a change-over, and those of one generation', () => {
  expect(changeOverYears([old, young])).toEqual([2019, 2020])
  expect(yearsAlone([old, young], old)).toEqual([2012, 2013, 2014, 2015, 2016, 2017, 2018])
  expect(yearsAlone([old, young], young)).toEqual([2021, 2022, 2023, 2024, 2025])
})
