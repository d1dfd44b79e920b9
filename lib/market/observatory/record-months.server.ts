import type { Db } from '@/lib/kernel/db/db.server'
import { currentPriceModel } from '@/lib/market/price-rating/current-price-model.server'
import { findObservedVehicle, listModelCounts, listModelDays, type ModelOf } from './market-queries.server'
import { type ObservedVehicle, priceOf } from './observed-vehicle'
import { chooseOnOffer } from './read-report.server'
import { recordRegions } from './record-regions.server'

/**
 * Writes down what the observed car of each model is worth in the month of the latest price model, in all Italy and in each region; a later night
 * of the month takes its place. A model is observed from the first night on which it has enough ads. Answers how many models were written down.
 */
export async function recordMonths(db: Db): Promise<number> {
  const current = await currentPriceModel(db, 'auto')
  if (!current) return 0
  const month = current.fittedAt.toISOString().slice(0, 7)
  const days = new Map((await listModelDays(db)).map((one) => [`${one.make}/${one.model}`, one.days]))
  let recorded = 0
  for (const { ads, ...of } of await listModelCounts(db)) {
    const vehicle = (await findObservedVehicle(db, of)) ?? (await observe(db, of, await chooseOnOffer(db, { ...of, fuel: null }, current)))
    const price = vehicle && priceOf(current.model, month, vehicle)
    if (!price) continue
    await db`
      insert into observed_month (make, model, month, price_euro, low_euro, high_euro, ads, days_online)
      values (${of.make}, ${of.model}, ${`${month}-01`}, ${price.euro}, ${price.lowEuro}, ${price.highEuro}, ${ads},
        ${days.get(`${of.make}/${of.model}`) ?? null})
      on conflict (make, model, month) do update set price_euro = excluded.price_euro, low_euro = excluded.low_euro,
        high_euro = excluded.high_euro, ads = excluded.ads, days_online = excluded.days_online`
    await recordRegions(db, { ...of, month: `${month}-01` }, (place) => priceOf(current.model, month, vehicle, place))
    recorded++
  }
  return recorded
}

async function observe(db: Db, { make, model }: ModelOf, chosen: ObservedVehicle | undefined): Promise<ObservedVehicle | undefined> {
  if (chosen) await db`insert into observed_vehicle ${db({ ...chosen, make, model })} on conflict (make, model) do nothing`
  return chosen
}
