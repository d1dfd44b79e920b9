import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exceptions, findOldWords, oldNames, oldWords } from './old-words'

// reads: lib/ components/ pages/ styles/ scripts/ tools/ e2e/ docs/ README.md CONTRIBUTING.md
const folders = ['lib', 'components', 'pages', 'styles', 'scripts', 'tools', 'e2e', 'docs']
const files = [
  'README.md',
  'CONTRIBUTING.md',
  ...folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)),
].filter((file) => /\.(?:tsx?|mjs|md|sql|json|tsv|css)$/.test(file))
const read = (file: string) => readFileSync(file, 'utf8')

test('the field’s words stand in code and documents, and none of the old ones', () => {
  expect(files.flatMap((file) => findOldWords(file, read(file)))).toEqual([])
})

test.each([...Object.keys(oldWords), ...Object.keys(oldNames)])('the old word «%s» is found in a sentence and in a name', (word) => {
  const first = `${word[0]?.toUpperCase()}${word.slice(1)}`
  expect(findOldWords('lib/a.ts', `// what is ${word} here\nconst a = 1`)).toEqual([`lib/a.ts:1 ${word}`])
  if (word in oldWords) expect(findOldWords('lib/a.ts', `const pages${first} = 1`)).toEqual([`lib/a.ts:1 ${first}`])
})

test.each(exceptions)('the exception of old words «$because» is used', ({ files: where, text }) => {
  expect(files.some((file) => where.test(file) && text.test(read(file)))).toBe(true)
})
