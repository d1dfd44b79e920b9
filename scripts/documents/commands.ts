import { writeFileSync } from 'node:fs'
import { commandsFile, commandsText } from './commands-text'

writeFileSync(commandsFile, commandsText())
console.log(`${commandsFile} is written`)
