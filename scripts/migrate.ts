import { migrate } from '@/lib/kernel/db/migrate.server'
import { withDatabase } from './with-database'

await withDatabase('npm run migrate', async (db) => {
  const applied = await migrate(db)
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date')
})
