import path from 'node:path'
import type { Mutant } from './mutant'

export type Outcome = { mutant: Mutant; isKilled: boolean }

const maxShown = 70

/** The score of each folder, then every survivor with what changed, then the whole. */
export function reportOf(outcomes: readonly Outcome[]): string[] {
  const folders = [...new Set(outcomes.map(({ mutant }) => path.dirname(mutant.file)))].sort()
  const rows = folders.map((folder) => {
    const own = outcomes.filter(({ mutant }) => path.dirname(mutant.file) === folder)
    return `${percent(own).padStart(7)}  ${`${killed(own)}/${own.length}`.padStart(9)}  ${folder}`
  })
  const survivors = outcomes
    .filter(({ isKilled }) => !isKilled)
    .map(({ mutant }) => mutant)
    .sort((a, b) => a.file.localeCompare(b.file) || a.start - b.start)
    .map(({ file, line, operator, before, after }) => `  ${file}:${line}  ${operator}: ${shown(before)} → ${shown(after)}`)
  return [
    ...rows,
    ...(survivors.length > 0 ? ['', 'Survivors:', ...survivors] : []),
    '',
    `${percent(outcomes)} of ${outcomes.length} mutants killed`,
  ]
}

/** Nothing tried is no score of a hundred. */
export function scoreOf(outcomes: readonly Outcome[]): number {
  return outcomes.length === 0 ? 0 : (100 * killed(outcomes)) / outcomes.length
}

const killed = (outcomes: readonly Outcome[]) => outcomes.filter(({ isKilled }) => isKilled).length
const percent = (outcomes: readonly Outcome[]) => `${scoreOf(outcomes).toFixed(1)} %`

function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > maxShown ? `${line.slice(0, maxShown)}…` : line
}
