import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recipes } from './recipes'

test.each(recipes)('each edit of the recipe «$name» has one place in the tree', ({ edits }) => {
  const places = edits.map(({ file, before }) => [file, before === undefined ? existsSync(file) : occurrences(file, before)])
  expect(places).toEqual(edits.map(({ file, before }) => [file, before === undefined ? false : 1]))
})

function occurrences(file: string, text: string): number {
  return readFileSync(file, 'utf8').split(text).length - 1
}
