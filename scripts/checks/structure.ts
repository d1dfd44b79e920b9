import { cruise } from './cruise'

/** The fewest modules: with an unsupported compiler dependency-cruiser would see none, and report no violation. */
const minModules = 500

const { modules, violations } = cruise(process.cwd())
for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`)
if (modules.length < minModules) console.error(`Only ${modules.length} modules were seen.`)
process.exitCode = violations.length > 0 || modules.length < minModules ? 1 : 0
