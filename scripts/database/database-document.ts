import { writeFileSync } from 'node:fs'
import { databaseFile, databaseText, readSchema, readSources } from './database-document-text'
import { withDatabase } from './with-database'

await withDatabase('write the page about the database', async (db) => {
  writeFileSync(databaseFile, databaseText(await readSchema(db), readSources('lib')))
  console.log(`${databaseFile} is written`)
})
