import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { rateDueAds } from '@/lib/market/price-rating/rate-ads.server'
import { addValuedOffers } from '@/lib/market/price-rating/test-offers'
import { valueForm } from '@/lib/market/valuation/value-form.server'
import { readHomeMarket } from './home-market.server'
import { readReport, requireModel } from './read-report.server'
import { recordMonths } from './record-months.server'

test(
  'home shows the curve of a model as its page does, and an example that the valuation answers alike',
  withRollback(async (db) => {
    const now = new Date()
    await addValuedOffers(db, 400)
    await rateDueAds(db)
    await recordMonths(db)
    const market = await readHomeMarket(db, now)
    if (!market?.example) throw new Error('nothing is observed')
    const { make, model, points, example } = market
    const { prices } = await readReport(db, requireModel(make.slug, model.slug), { region: null, fuel: null })
    expect(points).toEqual(prices?.curves.byAge.filter(({ at }) => at <= 6))
    const { valuation } = await valueForm(
      db,
      {
        marca: make.slug,
        modello: model.slug,
        immatricolazione: example.month,
        km: String(example.mileageKm),
        carburante: example.fuel ?? '',
        cambio: example.gearbox ?? '',
      },
      now,
    )
    expect(valuation).toMatchObject({ lowEuro: example.lowEuro, highEuro: example.highEuro })
  }),
)
