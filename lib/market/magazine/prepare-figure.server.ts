import type { Db } from '@/lib/kernel/db/db.server'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import type { Figure } from './figure'
import { allowOnly, type FigureParams, readModel, readNumber, readProvince, readVehicles } from './figure-params.server'
import { classicDecades, euroClasses, fuelShares, newDriverCount, priceLabelShares, rentalFees } from './market-figures.server'
import { daysOnlineOf, km0Discount, medianPrice, priceByMileage, priceByYear } from './model-figures.server'
import { roadTaxExample, transferExample } from './tariff-figures'

/** Computes a figure when a page is requested. */
export type BuildFigure = (db: Db, now: Date) => Promise<Figure>
type ReadFigure = (params: FigureParams) => BuildFigure

/** Every figure that an article can name. */
const figures: Readonly<Record<string, ReadFigure>> = {
  'median-price': (params) => ofVehicles(medianPrice, readVehicles(params)),
  'price-by-year': (params) => ofVehicles(priceByYear, readModel(params)),
  'price-by-km': (params) => ofVehicles(priceByMileage, readModel(params)),
  'km0-discount': (params) => ofVehicles(km0Discount, readModel(params)),
  'days-online': (params) => ofVehicles(daysOnlineOf, readModel(params)),
  'fuel-shares': ofMarket(fuelShares),
  'euro-classes': ofMarket(euroClasses),
  'rental-fees': ofMarket(rentalFees),
  'neopatentati-count': ofMarket(newDriverCount),
  'classic-years': ofMarket(classicDecades),
  'price-label-shares': ofMarket(priceLabelShares),
  'bollo-example': (params) => {
    allowOnly(params, ['kw', 'euro'])
    const [kw, euro] = [readNumber(params, 'kw', 1, 1_000), readNumber(params, 'euro', 0, 6)]
    return async (_db, now) => roadTaxExample(kw, euro, italianDay(now))
  },
  'passaggio-example': (params) => {
    allowOnly(params, ['kw', 'province'])
    const [kw, province] = [readNumber(params, 'kw', 1, 1_000), readProvince(params)]
    return async (_db, now) => transferExample(kw, province, italianDay(now))
  },
}

/** Reads «median-price make=fiat model=panda». Throws for a figure that nobody knows and for parameters that it cannot read. */
export function prepareFigure(text: string): BuildFigure {
  const [name = '', ...pairs] = text.trim().split(/\s+/)
  const read = Object.hasOwn(figures, name) ? figures[name] : undefined
  if (!read) throw new Error(`«${name}» is no figure`)
  const params = new Map<string, string>()
  for (const pair of pairs) {
    const [, key, value] = /^([a-z]+)=(\S+)$/.exec(pair) ?? []
    if (key === undefined || value === undefined || params.has(key)) throw new Error(`«${pair}» of «${name}» is no parameter`)
    params.set(key, value)
  }
  return read(params)
}

function ofVehicles<Of>(build: (db: Db, of: Of) => Promise<Figure>, of: Of): BuildFigure {
  return (db) => build(db, of)
}

function ofMarket(build: (db: Db) => Promise<Figure>): ReadFigure {
  return (params) => {
    allowOnly(params, [])
    return (db) => build(db)
  }
}
