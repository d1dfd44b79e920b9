// reads: docs/framework-insides.md, lib/kernel/framework/
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { insides, namesOnly } from '@/lib/kernel/framework/insides'
import { insidesCommand, insidesFile, insidesText } from './framework-insides-text'

const folder = 'lib/kernel/framework'

test(`the page about insides is what the table says today: ${insidesCommand}`, () => {
  expect(readFileSync(insidesFile, 'utf8')).toBe(insidesText())
})

test('every file and every contract test of the table is there, and every file of the folder is named', () => {
  const named = [...Object.values(insides).flatMap(({ files }) => files), ...namesOnly.map(({ file }) => file)]
  for (const file of named) expect(existsSync(path.join(folder, file)), file).toBe(true)
  for (const { file, title } of Object.values(insides).flatMap(({ contracts }) => contracts))
    expect(readFileSync(path.join(folder, file), 'utf8'), title).toContain(title)
  const ofTheTable = ['insides.ts', 'piece-notes.mjs', 'piece-states.server.ts']
  const others = readdirSync(folder).filter((file) => !/\.test\.|^test-/.test(file) && !named.includes(file))
  expect(others.sort()).toEqual(ofTheTable)
})
