import { parseCarTable } from './car-table'
import { germanCars } from './tables/cars-german'
import { italianCars } from './tables/cars-italian'

export const carModels = [italianCars, germanCars].flatMap(parseCarTable)
