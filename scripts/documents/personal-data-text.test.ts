import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { personalDataFile, personalDataText } from './personal-data-text'

test('the page about personal data is what the table says today: npm run personal-data', () => {
  expect(readFileSync(personalDataFile, 'utf8')).toBe(personalDataText())
})
