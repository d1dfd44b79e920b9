import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testTitles } from './read-test-titles'
import { entryError, readOtherwise, readRows, splitSentences } from './spec-coverage'

const sentences = splitSentences(readFileSync('docs/spec.md', 'utf8'))
const rows = readRows(readFileSync('docs/spec-coverage.md', 'utf8'))
const known = new Map<string, ReadonlySet<string>>()

/** Each file is read once, however many rows name it. */
function titlesOf(file: string): ReadonlySet<string> | undefined {
  if (!known.has(file) && existsSync(file)) known.set(file, testTitles(readFileSync(file, 'utf8'), file))
  return known.get(file)
}

test('the specification is read as more than 180 sentences', () => {
  expect(sentences.length).toBeGreaterThan(180)
})

test('every sentence of the specification has its row, in the same order', () => {
  expect(rows.map((row) => `${row.section}: ${row.text}`)).toEqual(sentences.map((sentence) => `${sentence.section}: ${sentence.text}`))
})

test('every row names a test that exists, or a decision', () => {
  const faults = rows.flatMap((row) =>
    row.shownBy.some((entry) => entry !== readOtherwise)
      ? row.shownBy.map((entry) => entryError(entry, titlesOf))
      : [`nothing shows «${row.text}»`],
  )
  expect(faults.filter((fault) => fault !== undefined)).toEqual([])
})

test.each([
  { entry: 'decision 136', fault: undefined },
  { entry: 'issue C', fault: '«issue C» is neither «definition», «decision 136» nor file › title' },
  { entry: '`gone.test.ts › a title`', fault: 'gone.test.ts does not exist' },
  { entry: '`here.test.ts › a title`', fault: undefined },
  { entry: '`here.test.ts › another`', fault: 'here.test.ts has no test «another»' },
  { entry: '`lib/rules.ts › a title`', fault: 'lib/rules.ts is no file of tests' },
  { entry: '`here.test.ts › a titl`', fault: 'here.test.ts has no test «a titl»' },
  { entry: '`here.test.ts › a comment`', fault: 'here.test.ts has no test «a comment»' },
])('$entry is judged: $fault', ({ entry, fault }) => {
  expect(
    entryError(entry, (file) => (file === 'here.test.ts' ? testTitles("test('a title', () => {}) // test('a comment', f)") : undefined)),
  ).toBe(fault)
})
