import { expect, test } from 'vitest'
import type { CarChoice } from './car-market'
import { carModels } from './car-models'
import { kerbMassOf } from './kerb-mass'

const choices: CarChoice[] = carModels.flatMap((model) =>
  model.generations.flatMap((generation) =>
    generation.engines.flatMap((engine) =>
      engine.gearboxes.map((gearbox) => ({ model, generation, engine, gearbox, weight: engine.weight, effect: 0 })),
    ),
  ),
)

/** Mass of a version of a model in its generation of that year. */
function massOf(make: string, model: string, year: number, fits: (choice: CarChoice) => boolean): number {
  const found = choices.find(
    (choice) =>
      choice.model.make === make && choice.model.model === model && choice.engine.from <= year && year <= choice.engine.to && fits(choice),
  )
  return found ? kerbMassOf(found) : Number.NaN
}
const fuelled =
  (fuel: string, name = '') =>
  ({ engine }: CarChoice) =>
    engine.fuel === fuel && engine.name.includes(name)

test.each([
  {
    what: 'a diesel Golf than a petrol one',
    heavy: massOf('volkswagen', 'golf', 2016, fuelled('diesel')),
    light: massOf('volkswagen', 'golf', 2016, fuelled('benzina')),
    by: 40,
  },
  {
    what: 'an electric Grande Panda than a hybrid one',
    heavy: massOf('fiat', 'grande-panda', 2025, fuelled('elettrica')),
    light: massOf('fiat', 'grande-panda', 2025, fuelled('mild-hybrid')),
    by: 150,
  },
  {
    what: 'a 500e of 42 kWh than one of 24',
    heavy: massOf('fiat', '500e', 2022, fuelled('elettrica', '42')),
    light: massOf('fiat', '500e', 2022, fuelled('elettrica', '24')),
    by: 100,
  },
  {
    what: 'a Panda 4x4 than one with front drive',
    heavy: massOf('fiat', 'panda', 2014, fuelled('benzina', '4x4')),
    light: massOf('fiat', 'panda', 2014, fuelled('benzina', '1.2')),
    by: 35,
  },
])('$what weighs more, by $by kg or more', ({ heavy, light, by }) => {
  expect(heavy - light).toBeGreaterThanOrEqual(by)
})

test('the versions of a generation weigh what the generation weighs, on the whole', () => {
  for (const generation of new Set(choices.map((choice) => choice.generation))) {
    const own = choices.filter((choice) => choice.generation === generation)
    const total = own.reduce((sum, { engine, gearbox }) => sum + engine.weight * (gearbox.weight / gearboxWeight(engine.gearboxes)), 0)
    const mass = own.reduce(
      (sum, choice) => sum + kerbMassOf(choice) * choice.engine.weight * (choice.gearbox.weight / gearboxWeight(choice.engine.gearboxes)),
      0,
    )
    expect(Math.abs(mass / total - generation.kerbMassKg)).toBeLessThanOrEqual(2.5)
  }
})
const gearboxWeight = (gearboxes: readonly { weight: number }[]) => gearboxes.reduce((sum, { weight }) => sum + weight, 0)

test('no version weighs less than four fifths of its generation, or half as much again', () => {
  const far = choices.filter((choice) => {
    const share = kerbMassOf(choice) / choice.generation.kerbMassKg
    return share < 0.8 || share > 1.5
  })
  expect(far.map(({ model, engine }) => `${model.make} ${model.model} ${engine.name}`)).toEqual([])
})

test('a generation with petrol and diesel engines has several masses', () => {
  const several = carModels.flatMap(({ generations }) =>
    generations.filter(({ engines }) => ['benzina', 'diesel'].every((sold) => engines.some(({ fuel }) => fuel === sold))),
  )
  const one = several.filter((generation) => new Set(choices.filter((choice) => choice.generation === generation).map(kerbMassOf)).size < 2)
  expect(several.length).toBeGreaterThan(100)
  expect(one).toHaveLength(0)
})
