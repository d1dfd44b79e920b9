import { categories } from '@/lib/market/catalogue/category'
import { percentText } from '@/lib/market/catalogue/number-text'
import { recordMonths } from '@/lib/market/observatory/record-months.server'
import { renewPrices } from '@/lib/market/price-rating/renew-prices.server'
import { withDatabase } from './database/with-database'

/** npm run price:fit learns prices from the published ads, looks at every ad with what it has learned, and writes down the month for the observatory. */
await withDatabase('npm run price:fit', async (db) => {
  const { fits, rated } = await renewPrices(db)
  for (const fit of fits) {
    const name = categories[fit.category].label
    console.log(
      'why' in fit
        ? `${name}: nessun modello nuovo, resta quello di prima: ${fit.why}`
        : `${name}: modello ${fit.version}, ${fit.vehicles} annunci, errore mediano ${percentText(fit.medianError)}`,
    )
  }
  console.log(`Annunci valutati: ${rated}`)
  console.log(`Modelli osservati: ${await recordMonths(db)}`)
})
