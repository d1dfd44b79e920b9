import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answerSchemas, schemasFile } from './answer-schemas'
import { apiDocumentText, documentFile, knownNamesText, namesFile } from './api-document-text'

test('the document of the calls is what their table says today: npm run api-document', () => {
  expect(readFileSync(documentFile, 'utf8')).toBe(apiDocumentText())
  expect(readFileSync(namesFile, 'utf8')).toBe(knownNamesText())
})

test('the schemas of answers are what their types say today: npm run api-document', { timeout: 120_000 }, () => {
  expect(readFileSync(schemasFile, 'utf8')).toBe(answerSchemas())
})
