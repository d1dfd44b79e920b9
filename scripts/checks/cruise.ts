import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { array, type InferType, object, string } from 'yup'
import { unreached } from './reach-rules'

const violation = object({ from: string().required(), to: string().defined(), rule: object({ name: string().required() }) })
const cruiseResult = object({
  modules: array(
    object({ source: string().required(), dependencies: array(object({ resolved: string().required() })).required() }),
  ).required(),
  summary: object({ violations: array(violation).required() }),
})
type Violation = Omit<InferType<typeof violation>, 'rule'> & { rule: string }

/** Judges the imports below a folder by the rules of this checkout. */
export function cruise(folder: string): { modules: string[]; violations: Violation[] } {
  const root = process.cwd()
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['lib', 'components', 'pages', 'styles', 'scripts', 'tools'],
      ...['--config', path.join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'],
    ],
    // The exit code is the number of violations, so the answer is read whatever it is.
    { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  const { modules, summary } = cruiseResult.validateSync(JSON.parse(stdout))
  return {
    modules: modules.map(({ source }) => source),
    violations: [...summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name })), ...unreached(modules)],
  }
}
