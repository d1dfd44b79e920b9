import { writeFileSync } from 'node:fs'
import { decisionsFile, decisionsText } from './decisions-text'

writeFileSync(decisionsFile, decisionsText())
console.log(`${decisionsFile} is written`)
