import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { guardLoops } from './loop-guard'
import { byFile, mutate, shuffled } from './mutant'
import { mutantsOf } from './operators'

const mutated = (source: string) => mutantsOf('a.ts', source).map((mutant) => mutate(source, mutant))

test.each([
  { source: 'x = a <= b', mutants: ['x = a < b'] },
  { source: 'x = a !== b', mutants: ['x = a === b'] },
  { source: 'x = a && b', mutants: ['x = a || b'] },
  { source: 'x = a - b', mutants: ['x = a + b'] },
  { source: "x = a + 'b'", mutants: [] },
  { source: 'x = a ?? b', mutants: ['x = a'] },
  { source: 'x = !a', mutants: ['x = a'] },
  { source: 'x = true', mutants: ['x = false'] },
  { source: 'x = 1_000', mutants: ['x = 1001'] },
  { source: 'x = a[b] ?? 0', mutants: ['x = a[b]'] },
  { source: "x = a['b'] ?? 0", mutants: ["x = a['b']", "x = a['b'] ?? 1"] },
  { source: 'const [a = 0] = b', mutants: [] },
  { source: 'const { a = 0 } = b', mutants: ['const { a = 1 } = b'] },
  { source: 'x = a ? b : c', mutants: ['x = !(a) ? b : c'] },
  { source: 'if (a) return b', mutants: ['if (false) return b'] },
  { source: 'if (a) b = c', mutants: [] },
  { source: 'await save(a)', mutants: ['void 0'] },
  { source: 'x = a.some(b)', mutants: ['x = a.every(b)'] },
  { source: 'x = /^a$/', mutants: ['x = /a$/'] },
  { source: 'x = /a$/u', mutants: ['x = /a/u'] },
  { source: 'type A = 1 | true', mutants: [] },
  { source: "import a from 'b'", mutants: [] },
])('in $source every change is made: $mutants', ({ source, mutants }) => {
  expect(mutated(source)).toEqual(mutants)
})

test('an amount of time, a comparison and a condition inside of SQL are changed, and text elsewhere is not', () => {
  const source = "x = db`select from a where b = ${c} and d > now() - interval '10 minutes'`"
  const expected = [
    source.replace('10 minutes', '11 minutes'),
    source.replace(' > ', ' >= '),
    source.replace(' = ${', ' <> ${'),
    source.replace('where b', 'where true or b'),
    source.replace('and d', 'or d'),
  ]
  expect(mutated(source).sort()).toEqual(expected.sort())
  expect(mutated("x = words`a > b interval '10'`")).toEqual([])
})

test('a mutant knows its line', () => {
  expect(mutantsOf('a.ts', 'x = a\ny = a < b')).toMatchObject([{ file: 'a.ts', line: 2, operator: 'boundary', before: '<', after: '<=' }])
})

test('the mutants of one file stand together', () => {
  const mutant = { file: 'a.ts', start: 0, before: '', after: '', operator: 'x', line: 1 }
  const [a, b] = [mutant, { ...mutant, file: 'b.ts' }]
  expect(byFile([b, a, b]).map(({ file }) => file)).toEqual(['b.ts', 'b.ts', 'a.ts'])
})

test('a seed determines a sample without repetition, which is stable when other lines change', () => {
  const rules = Array.from({ length: 50 }, (_, number) => `x = a < ${number}`)
  const sampled = (lines: string[], seed: string) =>
    shuffled(mutantsOf('a.ts', lines.join('\n')), seed).map(({ operator, before }) => `${operator} ${before}`)
  expect(sampled(rules, '1')).toEqual(sampled(rules, '1'))
  expect(sampled(rules, '1')).not.toEqual(sampled(rules, '2'))
  expect(sampled(rules, '1').sort()).toEqual(
    mutantsOf('a.ts', rules.join('\n'))
      .map(({ operator, before }) => `${operator} ${before}`)
      .sort(),
  )
  expect(sampled(['y = b && c', ...rules], '1').filter((one) => one !== 'logic &&')).toEqual(sampled(rules, '1'))
})

test('a loop that has lost its exit ends', () => {
  const run = (source: string) => () => {
    runInNewContext(guardLoops(source, 1_000))
  }
  for (const endless of ['while (true) {}', 'for (;;) { for (const a of [1]) { } }', 'do {} while (true)'])
    expect(run(endless), endless).toThrow('endless loop')
  expect(run('for (const a of [1, 2]) { }')).not.toThrow()
})
