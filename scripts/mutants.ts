import path from 'node:path'
import { parseArgs } from 'node:util'
import { figuresFile, keepFigure } from './measured-figures'
import { byFile, sampleOf } from './mutants/mutant'
import { mutantsOf } from './mutants/operators'
import { reportOf, scoreOf } from './mutants/report'
import { filesUnder, ruleFiles } from './mutants/rule-files'
import { copyTree } from './mutants/tree-copy'
import { tryMutants } from './mutants/try-mutants'

/**
 * npm run mutants [-- PATH …] [--sample N] [--seed S] [--minutes M] [--min PERCENT]
 * Changes the rules one small step at a time in a copy of the tree and lists the changes that no test notices.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '10' },
    min: { type: 'string', default: '0' },
  },
})
process.env['DATA_DIR'] ??= path.resolve('.data')
const kept = figuresFile()
const { folder, sources } = copyTree()
process.chdir(folder)
const files = [...sources.keys()]
const chosen = positionals.length > 0 ? positionals.flatMap((one) => filesUnder(files, path.normalize(one))) : ruleFiles(files)
const all = chosen.flatMap((file) => mutantsOf(file, sources.get(file) ?? ''))
if (all.length === 0) throw new Error(`no mutants in ${positionals.join(' ')}`)
const sample = byFile(sampleOf(all, Number(values.sample), Number(values.seed)))
console.log(
  `${all.length} mutants of ${chosen.length} files; ${sample.length} drawn with seed ${values.seed}, ${values.minutes} minutes at most`,
)
const { outcomes, leftOut } = await tryMutants(sample, {
  sources,
  deadline: Date.now() + Number(values.minutes) * 60_000,
  onOutcome: ({ isKilled }, number) => process.stderr.write(`${isKilled ? '.' : 'S'}${number % 100 === 0 ? ` ${number}\n` : ''}`),
})
console.log(`\n${reportOf(outcomes).join('\n')}`)
if (leftOut.length > 0) console.log(`Left out, for they fail or take long without a mutant:\n  ${leftOut.join('\n  ')}`)
if (positionals.length === 0) keepFigure('mutants killed', `${scoreOf(outcomes).toFixed(0)} % of ${outcomes.length}`, kept)
process.exit(scoreOf(outcomes) < Number(values.min) ? 1 : 0)
