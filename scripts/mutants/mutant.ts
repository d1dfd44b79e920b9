/** A small change of a text: `before` stands from `start` on and becomes `after`. */
export type Change = { operator: string; start: number; before: string; after: string }
export type Mutant = Change & { file: string; line: number }

export function mutate(source: string, { start, before, after }: Mutant): string {
  return source.slice(0, start) + after + source.slice(start + before.length)
}

/** The same numbers for the same seed, so that a sample can be drawn again. */
export function sampleOf<T>(all: readonly T[], size: number, seed: number): T[] {
  const left = [...all]
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: Math.min(size, left.length) }, () => left.splice(Math.floor(next() * left.length), 1)).flat()
}

/** Those of one file together, in the order in which the files first appear. */
export function byFile(mutants: readonly Mutant[]): Mutant[] {
  const files = [...new Set(mutants.map(({ file }) => file))]
  return files.flatMap((file) => mutants.filter((mutant) => mutant.file === file))
}
