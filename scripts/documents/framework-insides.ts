import { writeFileSync } from 'node:fs'
import { insidesFile, insidesText } from './framework-insides-text'

writeFileSync(insidesFile, insidesText())
console.log(`${insidesFile} is written`)
