import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { copyTree } from './checks/mutants/tree-copy'
import { type Edit, recipes, sectionOf } from './recipes'

let folder = ''
let modules: string[] = []
beforeAll(() => {
  const copy = copyTree('recipes')
  const edited = recipes.flatMap(({ edits }) => edits.map(({ file }) => file)).filter((file) => /\.tsx?$/.test(file))
  folder = copy.folder
  modules = [...new Set([...copy.sources.keys(), ...edited])]
  for (const { edits } of recipes) for (const edit of edits) apply(edit)
}, 60_000)

function apply({ file, text, before }: Edit): void {
  const target = path.join(folder, file)
  if (before === undefined) {
    if (existsSync(target)) throw new Error(`${file} is there already`)
    return writeFileSync(target, text)
  }
  const [start, end, ...more] = readFileSync(target, 'utf8').split(before)
  if (start === undefined || end === undefined || more.length > 0) throw new Error(`«${before}» does not occur once in ${file}`)
  writeFileSync(target, `${start}${text}${before}${end}`)
}

/** Runs a program in the copy; what it printed when it fails, nothing otherwise. */
function faultsOf(program: string, ...words: string[]): string {
  try {
    execFileSync(path.join(folder, 'node_modules/.bin', program), words, {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 2 ** 26,
    })
    return ''
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout).slice(-6_000) : String(error)
  }
}

describe.each(recipes)('$name', ({ name, edits, mostFiles }) => {
  test(`touches ${mostFiles} files at most, and the recipe names each`, () => {
    const files = [...new Set(edits.map(({ file }) => file))]
    expect(files.length).toBeLessThanOrEqual(mostFiles)
    const section = sectionOf(name)
    expect(files.filter((file) => !section.includes(file) && !section.includes(`\`${path.dirname(file)}\``))).toEqual([])
  })
})

test('after all recipes the types, the format and the tests of what they touch hold', { timeout: 600_000 }, () => {
  expect(faultsOf('oxlint', ...modules)).toBe('') // each by name: the folder is one that git ignores
  expect(faultsOf('vitest', 'run', '--project', 'node', '--project', 'dom', ...new Set(recipes.flatMap(({ tests }) => tests)))).toBe('')
})
