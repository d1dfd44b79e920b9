import path from 'node:path'
import { parseArgs } from 'node:util'
import { byFile, type Mutant, shuffled } from './mutants/mutant'
import { mutantsOf } from './mutants/operators'
import { reportOf, scoreOf } from './mutants/report'
import { filesUnder, ruleFiles } from './mutants/rule-files'
import { copyTree } from './mutants/tree-copy'
import { tryMutants } from './mutants/try-mutants'
import { openTypeCheck } from './mutants/type-check'

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
const letters = { killed: '.', 'killed by time': 't', survived: 'S', undecided: '?' } as const
process.env['DATA_DIR'] ??= path.resolve('.data')
const { folder, sources } = copyTree('mutants')
process.chdir(folder)
const files = [...sources.keys()]
const chosen = positionals.length > 0 ? positionals.flatMap((one) => filesUnder(files, path.normalize(one))) : ruleFiles(files)
const all = chosen.flatMap((file) => mutantsOf(file, sources.get(file) ?? ''))
if (all.length === 0) throw new Error(`no mutants in ${positionals.join(' ')}`)
const passesTypes = openTypeCheck(sources)
const sample: Mutant[] = []
let refused = 0
for (const mutant of shuffled(all, values.seed)) {
  if (sample.length === Number(values.sample)) break
  if (passesTypes(mutant)) sample.push(mutant)
  else refused += 1
}
console.log(
  `${all.length} mutants of ${chosen.length} files; ${sample.length} sampled with seed ${values.seed}, not counting ${refused} that the types refuse; ${values.minutes} minutes at most`,
)
const { outcomes, leftOut } = await tryMutants(byFile(sample), {
  sources,
  deadline: Date.now() + Number(values.minutes) * 60_000,
  onOutcome: ({ verdict }, number) => process.stderr.write(`${letters[verdict]}${number % 100 === 0 ? ` ${number}\n` : ''}`),
})
console.log(`\n${reportOf(outcomes).join('\n')}`)
if (outcomes.length < sample.length) console.log(`${sample.length - outcomes.length} of the sample were not tried`)
if (leftOut.length > 0) console.log(`Left out, for they fail or take long without a mutant:\n  ${leftOut.join('\n  ')}`)
process.exit(process.exitCode === 1 || scoreOf(outcomes) < Number(values.min) ? 1 : 0)
