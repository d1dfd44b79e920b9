// reads: docs/decisions/
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decisionsCommand, decisionsFile, decisionsText, parseDecision, readDecisions } from './decisions-text'

test(`the index of decisions lists them as they are today: ${decisionsCommand}`, () => {
  expect(readFileSync(decisionsFile, 'utf8')).toBe(decisionsText())
})

test('decisions are numbered from 1 without a hole', () => {
  const numbers = readDecisions().map(({ number }) => number)
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
})

test('a record without status and date, or with the number of another, is named', () => {
  const text = (number: string) => `# ${number} · Own links\n\nAccepted, 3 March 2026.\n\n**Context.** …\n`
  expect(parseDecision('007-own-links.md', text('007'))).toEqual({
    number: 7,
    file: '007-own-links.md',
    title: 'Own links',
    status: 'Accepted',
    day: '3 March 2026',
  })
  expect(() => parseDecision('007-own-links.md', text('008'))).toThrow('007-own-links.md')
  expect(() => parseDecision('007-own-links.md', '# 007 · Own links\n\nOnce upon a time.\n')).toThrow('007-own-links.md')
})
