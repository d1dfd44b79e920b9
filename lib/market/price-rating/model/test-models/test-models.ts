import { fitPriceModel, type PriceModel } from '@/lib/market/price-rating/model/price-model'
import { inventCars } from './test-cars'

const models = new Map<number, PriceModel>()

/** The model of so many invented cars. Test files that share a process have it fitted once. */
export function modelOfCars(count: number): PriceModel {
  const model = models.get(count) ?? fitPriceModel(inventCars(count))
  models.set(count, model)
  return model
}
