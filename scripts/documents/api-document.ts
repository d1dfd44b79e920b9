import { writeFileSync } from 'node:fs'
import { answerSchemas, schemasFile } from './answer-schemas'

writeFileSync(schemasFile, answerSchemas())
const { apiDocumentText, documentFile, knownNamesText, namesFile } = await import('./api-document-text') // which reads what was just written
writeFileSync(documentFile, apiDocumentText())
writeFileSync(namesFile, knownNamesText())
console.log(`${schemasFile}, ${documentFile} and ${namesFile} are written`)
