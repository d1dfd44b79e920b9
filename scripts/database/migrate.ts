import { prepareDatabase } from '@/lib/server/jobs/prepare-database.server'
import { withDatabase } from './with-database'

await withDatabase('npm run migrate', async () => {
  const applied = await prepareDatabase(console.error)
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date')
})
