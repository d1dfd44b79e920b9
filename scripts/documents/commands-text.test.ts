// reads: docs/commands.md, package.json
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandGroups, commandsCommand, commandsFile, commandsText, scriptNames } from './commands-text'

test(`the page of commands says what package.json says today: ${commandsCommand}`, () => {
  expect(readFileSync(commandsFile, 'utf8')).toBe(commandsText())
})

test('every script of package.json has its line in one group, and every line a script', () => {
  const named = commandGroups().flatMap(([, commands]) => commands.map(([name]) => name))
  expect(named.sort()).toEqual(scriptNames().sort())
})
