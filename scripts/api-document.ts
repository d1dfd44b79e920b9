import { writeFileSync } from 'node:fs'
import { answerSchemas, schemasFile } from './answer-schemas'

writeFileSync(schemasFile, answerSchemas())
const { apiDocumentText, documentFile } = await import('./api-document-text') // which reads what was just written
writeFileSync(documentFile, apiDocumentText())
console.log(`${schemasFile} and ${documentFile} are written`)
