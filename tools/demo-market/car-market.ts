import type { CarEngine, CarGeneration, CarModel, Gearbox } from './car-table'
import modelFacts from './facts/model-facts.json'
import { ages, depreciation, interpolate, mileageByFuel, mileageMedian, priceEffects, usedCarsByYear } from './market-facts'
import { WeightedSampler } from './random'

/** What is known of a model's market: [listings, median price, median km] by age, price when fresh, shares of fuels and of automatic gearboxes. */
type ModelFacts = { n: number; ages: Readonly<Record<string, readonly number[]>>; fresh: number | null; fuel: Shares; automatic: number }
const factsByModel: Readonly<Record<string, ModelFacts | undefined>> = modelFacts

/** One way to buy a model: generation, engine and gearbox. */
export type CarChoice = { model: CarModel; generation: CarGeneration; engine: CarEngine; gearbox: Gearbox; weight: number; effect: number }

type Curve = { ages: number[]; logPrices: number[]; mileages: number[] }
export type MarketModel = { car: CarModel; choices: CarChoice[]; curve: Curve; logFresh: number; meanFuelMileage: number; weight: number }

export type CarMarket = {
  models: readonly MarketModel[]
  /** Which model, for a year of registration. */
  modelsOf(year: number): WeightedSampler<MarketModel> | undefined
  /** Which version of it. */
  choicesOf(model: MarketModel, year: number): WeightedSampler<CarChoice> | undefined
  /** The mean of the versions' price effects, which the median price already holds. */
  centreOf(model: MarketModel, year: number): number
}

/** The fuel as the price facts group it: mild, full and plug-in hybrids are one. */
export function fuelGroup(fuel: string): string {
  if (fuel === 'benzina') return 'petrol'
  if (fuel === 'diesel') return 'diesel'
  if (fuel === 'elettrica') return 'electric'
  return fuel === 'benzina-gpl' || fuel === 'benzina-metano' || fuel === 'gpl' || fuel === 'metano' ? 'gas' : 'hybrid'
}

export function planCarMarket(cars: readonly CarModel[], thisYear: number): CarMarket {
  const models = cars.map((car) => planModel(car, thisYear))
  balanceModels(models, thisYear)
  const byYear = memoize((year: number) => lotteryOrNothing(models.map((model) => [model, isSold(model, year) ? model.weight : 0])))
  const choices = memoize((key: string) => {
    const [index = '', year] = key.split(' ')
    const model = models[Number(index)]
    return model && lotteryOrNothing(choicesIn(model, Number(year)).map((choice) => [choice, choice.weight]))
  })
  const centres = memoize((key: string) => {
    const [index = '', year] = key.split(' ')
    const model = models[Number(index)]
    return model ? meanEffect(choicesIn(model, Number(year))) : 0
  })
  const indexOf = new Map(models.map((model, index) => [model, index]))
  const keyOf = (model: MarketModel, year: number) => `${indexOf.get(model) ?? -1} ${year}`
  return {
    models,
    modelsOf: byYear,
    choicesOf: (model, year) => choices(keyOf(model, year)),
    centreOf: (model, year) => centres(keyOf(model, year)),
  }
}

function memoize<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>()
  return (key) => {
    const entry = known.get(key) ?? { value: work(key) }
    known.set(key, entry)
    return entry.value
  }
}

function lotteryOrNothing<T>(entries: (readonly [T, number])[]): WeightedSampler<T> | undefined {
  const lottery = new WeightedSampler(entries)
  return lottery.total > 0 ? lottery : undefined
}

export function choicesIn(model: MarketModel, year: number): CarChoice[] {
  return model.choices.filter(({ engine }) => engine.from <= year && year <= engine.to)
}

const isSold = (model: MarketModel, year: number) => model.choices.some(({ engine }) => engine.from <= year && year <= engine.to)

function meanEffect(choices: readonly CarChoice[]): number {
  const total = choices.reduce((sum, choice) => sum + choice.weight, 0)
  return total === 0 ? 0 : choices.reduce((sum, choice) => sum + choice.weight * choice.effect, 0) / total
}

function planModel(car: CarModel, thisYear: number): MarketModel {
  const facts = factsByModel[`${car.make}/${car.model}`]
  const choices = car.generations.flatMap((generation) => generation.engines.flatMap((engine) => choicesOfEngine(car, generation, engine)))
  if (facts) balanceVersions(choices, facts, thisYear)
  const curve = planCurve(car, facts)
  const atOneYear = interpolate(curve.ages, curve.logPrices, 1)
  const logFresh = facts?.fresh ? Math.log(facts.fresh) : atOneYear + Math.log(1.14)
  return {
    car,
    choices,
    curve,
    logFresh: Math.max(logFresh, atOneYear + 0.04),
    meanFuelMileage: meanFuelMileage(choices),
    weight: car.weight,
  }
}

function choicesOfEngine(model: CarModel, generation: CarGeneration, engine: CarEngine): CarChoice[] {
  const total = engine.gearboxes.reduce((sum, gearbox) => sum + gearbox.weight, 0)
  return engine.gearboxes.map((gearbox) => ({
    model,
    generation,
    engine,
    gearbox,
    weight: (engine.weight * gearbox.weight) / total,
    effect: effectOf(engine, gearbox),
  }))
}

function effectOf(engine: CarEngine, gearbox: Gearbox): number {
  const group = fuelGroup(engine.fuel)
  const byFuel =
    group === 'diesel' ? priceEffects.diesel : group === 'electric' ? priceEffects.electric : group === 'hybrid' ? priceEffects.hybrid : 0
  const power = priceEffects.logKw * Math.log(engine.systemPowerKw ?? engine.powerKw)
  const automatic = gearbox.kind === 'manuale' ? 0 : priceEffects.automatic
  return power + byFuel + automatic + (engine.drive === 'integrale' ? priceEffects.allWheel : 0) + Math.log(engine.priceFactor)
}

type Shares = Readonly<Record<string, number>>
const gearboxGroup = ({ gearbox }: CarChoice) => (gearbox.kind === 'manuale' ? 'manual' : 'automatic')
/** Gas is converted more often than listings say, and the facts hold few old cars. */
const minShare = 0.015

/** Weighs a model's versions until fuels and gearboxes have the shares the facts give. */
function balanceVersions(choices: CarChoice[], { fuel, automatic }: ModelFacts, thisYear: number): void {
  const fuels: Shares = { ...fuel, gas: Math.max(fuel['lpg'] ?? 0, minShare) }
  for (let round = 0; round < 6; round++) {
    balance(choices, (choice) => fuelGroup(choice.engine.fuel), fuels, thisYear)
    balance(choices, gearboxGroup, { automatic, manual: 1 - automatic }, thisYear)
  }
}

/** One step towards the shares, over the years most cars in the facts were sold in. */
function balance(choices: CarChoice[], groupOf: (choice: CarChoice) => string, shares: Shares, thisYear: number): void {
  const seen = new Map<string, number>()
  let all = 0
  for (const [back, cars] of usedCarsByYear.slice(0, 9).entries()) {
    const sold = choices.filter(({ engine }) => engine.from <= thisYear - back && thisYear - back <= engine.to)
    const total = sold.reduce((sum, choice) => sum + choice.weight, 0)
    for (const choice of sold) seen.set(groupOf(choice), (seen.get(groupOf(choice)) ?? 0) + (cars * choice.weight) / total)
    if (total > 0) all += cars
  }
  for (const choice of choices) {
    const share = (seen.get(groupOf(choice)) ?? 0) / all
    const wanted = Math.max(shares[groupOf(choice)] ?? 0, minShare)
    if (share > 0) choice.weight *= Math.min(2, Math.max(0.5, wanted / share))
  }
}

/** Weighs the models until each has its share of all used cars, although some were sold for few years only. */
function balanceModels(models: readonly MarketModel[], thisYear: number): void {
  const wantedTotal = models.reduce((sum, model) => sum + model.car.weight, 0)
  const soldIn = new Map(models.map((model) => [model, usedCarsByYear.map((_, back) => isSold(model, thisYear - back))]))
  for (let round = 0; round < 12; round++) {
    const totals = usedCarsByYear.map((_, back) => models.reduce((sum, model) => sum + (soldIn.get(model)?.[back] ? model.weight : 0), 0))
    const cars = usedCarsByYear.reduce((sum, count) => sum + count, 0)
    for (const model of models) {
      const share =
        usedCarsByYear.reduce(
          (sum, count, back) => sum + (soldIn.get(model)?.[back] ? (count * model.weight) / (totals[back] ?? 1) : 0),
          0,
        ) / cars
      if (share > 0) model.weight *= Math.min(3, Math.max(1 / 3, model.car.weight / wantedTotal / share))
    }
  }
}

/** Price and km by age: the model's own medians where enough cars stand behind them, the market's curve where not. */
function planCurve(car: CarModel, facts: ModelFacts | undefined): Curve {
  const known = Object.entries(facts?.ages ?? {}).map(([age, [n = 0, price = 0, km = 0]]) => ({
    age: Number(age),
    n,
    price: Math.log(price),
    km,
  }))
  const trusted = monotonePrices(known.filter(({ n }) => n >= 6).sort((one, other) => one.age - other.age))
  if (trusted.length === 0) {
    const price = car.priceAtOneYear
    if (price === null) throw new Error(`${car.make} ${car.model} has neither facts nor a price`)
    return { ages: [...ages], logPrices: depreciation.map((share) => Math.log(price * share)), mileages: [...mileageMedian] }
  }
  const grid = [...new Set([...ages, ...trusted.map(({ age }) => age)])].sort((one, other) => one - other)
  const marketLog = (age: number) => Math.log(interpolate(ages, depreciation, age))
  return {
    ages: grid,
    logPrices: grid.map((age) => marketLog(age) + offset(trusted, age, (point) => point.price - marketLog(point.age))),
    mileages: grid.map((age) => {
      const factor = offset(trusted, age, (point) => Math.log(point.km / interpolate(ages, mileageMedian, point.age)))
      return interpolate(ages, mileageMedian, age) * Math.exp(factor)
    }),
  }
}

type Point = { age: number; n: number; price: number; km: number }

const offset = (points: readonly Point[], age: number, value: (point: Point) => number) =>
  interpolate(
    points.map((point) => point.age),
    points.map(value),
    age,
  )

/** Older cars of a model do not cost more: neighbours that say so share their mean. */
function monotonePrices(points: readonly Point[]): Point[] {
  const groups: Point[][] = []
  const mean = (group: readonly Point[]) => group.reduce((sum, p) => sum + p.n * p.price, 0) / group.reduce((sum, p) => sum + p.n, 0)
  for (const point of points) {
    groups.push([point])
    for (
      let last = groups.at(-1), before = groups.at(-2);
      last && before && mean(before) < mean(last);
      last = groups.at(-1), before = groups.at(-2)
    ) {
      groups.splice(-2, 2, [...before, ...last])
    }
  }
  return groups.flatMap((group) => group.map((point) => ({ ...point, price: mean(group) })))
}

/** The median price, in logarithms, of a used car of this model and age. */
export function logPriceAt(model: MarketModel, age: number): number {
  return interpolate(model.curve.ages, model.curve.logPrices, age)
}

/** The median km of this model, age and fuel. */
export function mileageAt(model: MarketModel, age: number, fuel: string): number {
  return (interpolate(model.curve.ages, model.curve.mileages, age) * fuelMileage(fuel)) / model.meanFuelMileage
}

const fuelMileage = (fuel: string) => mileageByFuel[fuelGroup(fuel)] ?? 1

function meanFuelMileage(choices: readonly CarChoice[]): number {
  const total = choices.reduce((sum, choice) => sum + choice.weight, 0)
  return choices.reduce((sum, choice) => sum + choice.weight * fuelMileage(choice.engine.fuel), 0) / total
}
