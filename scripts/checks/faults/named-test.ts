import type { RanTest } from '../mutants/vitest-runner'

/** A test as a row names it: its file, and a pattern of the names that it has when it runs. */
export type NamedTest = { file: string; entry: string; pattern: string }

/** Placeholders of a title for values of `test.each`: `$name`, `$name.part`, `%s` and the like, `${…}`. */
const filledIn = /\$\{[^}]*\}|\$[a-z][\w.]*|%[sdijfo]/gi

export function namedTest(entry: string): NamedTest {
  const [file = '', title = ''] = entry.split(' › ')
  const pattern = title
    .split(filledIn)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
  return { file, entry, pattern: `${pattern}$` }
}

export function isNamed({ file, pattern }: NamedTest, ran: Pick<RanTest, 'file' | 'title'>): boolean {
  return ran.file === file && new RegExp(`^${pattern}`, 's').test(ran.title)
}

/** Whether a test failed by its assertion; a bug that breaks the program itself proves nothing about the test. */
export function isPromiseBroken(failure: string | null): boolean {
  return failure !== null && !/^(?:Syntax|Reference|Type)Error: |Test (?:timed out in|timeout of) \d+ ?ms/m.test(failure)
}
