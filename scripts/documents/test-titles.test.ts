import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testTitles } from './read-test-titles'

// reads: lib/ components/ pages/ styles/ scripts/ tools/ e2e/
const maxLength = 100
/** Beginnings and turns that only the title before explains. */
const leaning =
  /^(?:so|the same|another|and|but|that|it|its|they|their|them|this|these|those|also|nor|neither|or|otherwise)\b|\bso (?:is|are|do|does) \w+$|\bthe same (?:of|for|holds)\b/i

const isAlone = (title: string) => title.length <= maxLength && !leaning.test(title)

test.each([
  'so is one that is sold',
  'the same of a draft',
  'another dealer',
  'it is stored once',
  'a dealer may, so does staff',
  'a'.repeat(101),
])('the title «%s» cannot be read alone in a report', (title) => {
  expect(isAlone(title)).toBe(false)
})

test('every test title can be read alone and has at most 100 characters', () => {
  const files = ['lib', 'components', 'styles', 'scripts', 'tools', 'e2e']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
  const found = files.flatMap((file) => [...testTitles(readFileSync(file, 'utf8'), file)].map((title) => ({ file, title })))
  expect(found.length).toBeGreaterThan(3_000)
  expect(found.filter(({ title }) => !isAlone(title))).toEqual([])
})
