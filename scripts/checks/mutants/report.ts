import path from 'node:path'
import type { Mutant } from './mutant'

/** Killed by time: the tests did not end, nor when run alone. Undecided: their database or process was lost twice. */
export type Verdict = 'killed' | 'killed by time' | 'survived' | 'undecided'
export type Outcome = { mutant: Mutant; verdict: Verdict }

const maxShown = 70

/** The score of each folder, then every survivor with what changed, what nothing can be said of, then the whole. */
export function reportOf(outcomes: readonly Outcome[]): string[] {
  const folders = [...new Set(outcomes.map(({ mutant }) => path.dirname(mutant.file)))].sort()
  const rows = folders.map((folder) => {
    const own = outcomes.filter(({ mutant }) => path.dirname(mutant.file) === folder)
    return `${percent(own).padStart(7)}  ${`${killed(own).length}/${decided(own).length}`.padStart(9)}  ${folder}`
  })
  const byTime = outcomes.filter(({ verdict }) => verdict === 'killed by time').length
  return [
    ...rows,
    ...listOf('Survivors:', outcomes, 'survived'),
    ...listOf('Undecided, and not counted, for the tests lost their database or their process:', outcomes, 'undecided'),
    '',
    `${percent(outcomes)} of ${decided(outcomes).length} mutants killed${byTime > 0 ? `, ${byTime} of them by time` : ''}`,
  ]
}

function listOf(title: string, outcomes: readonly Outcome[], listed: Verdict): string[] {
  const lines = outcomes
    .filter(({ verdict }) => verdict === listed)
    .map(({ mutant }) => mutant)
    .sort((a, b) => a.file.localeCompare(b.file) || a.start - b.start)
    .map(({ file, line, operator, before, after }) => `  ${file}:${line}  ${operator}: ${shown(before)} → ${shown(after)}`)
  return lines.length > 0 ? ['', title, ...lines] : []
}

/** The score of a hundred; where nothing was tried it is 0. */
export function scoreOf(outcomes: readonly Outcome[]): number {
  const all = decided(outcomes).length
  return all === 0 ? 0 : (100 * killed(outcomes).length) / all
}

const decided = (outcomes: readonly Outcome[]) => outcomes.filter(({ verdict }) => verdict !== 'undecided')
const killed = (outcomes: readonly Outcome[]) => decided(outcomes).filter(({ verdict }) => verdict !== 'survived')
const percent = (outcomes: readonly Outcome[]) => `${scoreOf(outcomes).toFixed(1)} %`

function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > maxShown ? `${line.slice(0, maxShown)}…` : line
}
