import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testTitles } from '../../documents/read-test-titles'
import { entryError } from '../../documents/spec-coverage'
import { faultRows } from './fault-rows'
import { plant } from './plant-bug'

const titlesOf = (file: string) => (existsSync(file) ? testTitles(readFileSync(file, 'utf8'), file) : undefined)

test('every row of the bar for reliability has its tests', () => {
  expect(faultRows.map(({ row }) => row)).toEqual(Array.from({ length: 33 }, (_, place) => `R${place + 1}`))
  for (const { row, tests } of faultRows) expect([row, tests.length > 0]).toEqual([row, true])
})

test('the tests of every fault row exist and run, quick and browser tests in separate lists', () => {
  const named = faultRows.flatMap(({ tests, inBrowser = [] }) => [...tests, ...inBrowser])
  expect(named.map((entry) => entryError(entry, titlesOf)).filter((error) => error !== undefined)).toEqual([])
  expect(faultRows.flatMap(({ tests }) => tests).filter((entry) => !/\.test\.tsx? › /.test(entry))).toEqual([])
  expect(faultRows.flatMap(({ inBrowser = [] }) => inBrowser).filter((entry) => !/^e2e\/.*\.spec\.ts › /.test(entry))).toEqual([])
})

test.each(faultRows)('the bug of $row can be planted: what it replaces stands in its file exactly once', ({ planted }) => {
  for (const edit of planted.edits) {
    const source = readFileSync(edit.file, 'utf8')
    expect(plant(source, edit)).not.toBe(source)
  }
})

test('a bug whose place is gone, or is not the only one, is no bug', () => {
  const edit = { file: 'a.ts', search: 'once', replace: 'never' }
  expect(plant('this once', edit)).toBe('this never')
  for (const source of ['nothing', 'once and once more']) expect(() => plant(source, edit)).toThrow('a.ts')
})
