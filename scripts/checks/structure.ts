import { expiredPlaces } from '@/lib/experimentation/experiments/places/find-place'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { cruise } from './cruise'

/** The fewest modules: with an unsupported compiler dependency-cruiser would see none, and report no violation. */
const minModules = 500

const { modules, violations } = cruise(process.cwd())
for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`)
if (modules.length < minModules) console.error(`Only ${modules.length} modules were seen.`)
const expired = expiredPlaces(italianDay(new Date()))
for (const { key, place } of expired)
  console.error(
    `The place ${key} of experiments was to be used until ${place.expires}: ${place.owner} prolongs it, or takes it out of the code.`,
  )
process.exitCode = violations.length > 0 || expired.length > 0 || modules.length < minModules ? 1 : 0
