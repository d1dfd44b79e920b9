import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepFigure, readFigures } from './measured-figures'

const folder = mkdtempSync(path.join(tmpdir(), 'figures-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a figure takes the place of the one before it, and leaves the others', () => {
  const file = path.join(folder, 'test-results/figures.json')
  expect(readFigures(file)).toEqual([])
  keepFigure('unit tests', '3 passed', file)
  keepFigure('long tests', '1 passed', file)
  keepFigure('unit tests', '4 passed, 1 failed', file)
  expect(readFigures(file)).toMatchObject([
    { label: 'long tests', figure: '1 passed' },
    { label: 'unit tests', figure: '4 passed, 1 failed' },
  ])
})
