import { writeFileSync } from 'node:fs'
import { planFile, trackingPlan } from './tracking-plan-text'

writeFileSync(planFile, trackingPlan())
console.log(`${planFile} is written`)
