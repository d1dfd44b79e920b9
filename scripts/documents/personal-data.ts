import { writeFileSync } from 'node:fs'
import { personalDataFile, personalDataText } from './personal-data-text'

writeFileSync(personalDataFile, personalDataText())
console.log(`${personalDataFile} is written`)
