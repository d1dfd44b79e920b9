import { createHash } from 'node:crypto'

/** A small change of a text: `before` stands from `start` on and becomes `after`. */
export type Change = { operator: string; start: number; before: string; after: string }
export type Mutant = Change & { file: string; line: number }

export function mutate(source: string, { start, before, after }: Mutant): string {
  return source.slice(0, start) + after + source.slice(start + before.length)
}

/** Shuffles by the seed. The order depends on the change and not on its line, so that work on other lines leaves the sample as it is. */
export function shuffled(mutants: readonly Mutant[], seed: string): Mutant[] {
  const seen = new Map<string, number>()
  return mutants
    .map((mutant) => {
      const change = [mutant.file, mutant.operator, mutant.before, mutant.after].join('\0')
      const nth = (seen.get(change) ?? 0) + 1
      seen.set(change, nth)
      return { mutant, rank: createHash('sha256').update([seed, change, nth].join('\0')).digest('hex') }
    })
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ mutant }) => mutant)
}

/** Puts mutants of one file together, in the order in which the files first appear. */
export function byFile(mutants: readonly Mutant[]): Mutant[] {
  const files = [...new Set(mutants.map(({ file }) => file))]
  return files.flatMap((file) => mutants.filter((mutant) => mutant.file === file))
}
