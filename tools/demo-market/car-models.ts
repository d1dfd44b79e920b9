import { type CarModel, parseCarTable } from './car-table'
import { frenchCars } from './facts/cars-french'
import { germanCars } from './facts/cars-german'
import { italianCars } from './facts/cars-italian'
import { otherCars } from './facts/cars-other'

/** Every car model the demo market sells, with its engines. */
export const carModels = joinBlocks([italianCars, germanCars, frenchCars, otherCars].flatMap(parseCarTable))

/** A model may stand in several blocks, one a body: each keeps its share of the model's cars. */
function joinBlocks(blocks: readonly CarModel[]): CarModel[] {
  const joined = new Map<string, CarModel>()
  for (const block of blocks) {
    const total = block.generations.flatMap(({ engines }) => engines).reduce((sum, engine) => sum + engine.weight, 0)
    const generations = block.generations.map((generation) => ({
      ...generation,
      engines: generation.engines.map((engine) => ({ ...engine, weight: (engine.weight / total) * block.weight })),
    }))
    const known = joined.get(`${block.make}/${block.model}`)
    if (!known) joined.set(`${block.make}/${block.model}`, { ...block, generations })
    else
      joined.set(`${block.make}/${block.model}`, {
        ...known,
        weight: known.weight + block.weight,
        generations: [...known.generations, ...generations],
      })
  }
  return [...joined.values()]
}
