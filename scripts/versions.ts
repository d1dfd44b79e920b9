import { numberText } from '@/lib/market/catalogue/number-text'
import { buildVersions } from '@/lib/market/versions/build-versions.server'
import { writeDemoVersions } from '@/tools/demo-market/demo-versions.server'
import { hasDemoDealers } from '@/tools/demo-market/existing-market.server'
import { withDatabase } from './database/with-database'

/** npm run versions groups what declared ads call their versions, for sellers to choose from; an invented market has its own. */
await withDatabase('npm run versions', async (db) => {
  const { ads, models, versions } = await buildVersions(db)
  console.log(`Versioni dagli annunci: ${numberText(versions)}, da ${numberText(ads)} annunci di ${numberText(models)} modelli`)
  if (await hasDemoDealers(db)) console.log(`Versioni del mercato di prova: ${numberText(await writeDemoVersions(db, new Date()))}`)
})
