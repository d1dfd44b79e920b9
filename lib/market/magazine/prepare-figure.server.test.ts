import { expect, test } from 'vitest'
import { prepareFigure } from './prepare-figure.server'

test.each([
  'median-price category=moto-e-scooter',
  'median-price make=fiat',
  'median-price category=auto make=fiat model=panda',
  'price-by-year make=fiat model=panda',
  'price-by-km make=fiat model=panda',
  'km0-discount make=fiat model=panda',
  'days-online make=fiat model=panda',
  'fuel-shares',
  'euro-classes',
  'rental-fees',
  'neopatentati-count',
  'classic-years',
  'price-label-shares',
  'bollo-example kw=51 euro=6',
  'passaggio-example kw=81 province=mi',
])('«%s» is read', (text) => {
  expect(() => prepareFigure(text)).not.toThrow()
})

test.each([
  '',
  'nulla',
  '__proto__',
  'constructor',
  'fuel-shares make=fiat',
  'median-price category=barche',
  'median-price make=nulla',
  'median-price model=panda',
  'price-by-year make=fiat',
  'price-by-year make=fiat model=nulla',
  'price-by-year make=fiat model=panda anno=2020',
  'price-by-year make=fiat make=fiat model=panda',
  'price-by-year make fiat',
  'bollo-example kw=51',
  'bollo-example kw=0 euro=6',
  'bollo-example kw=1001 euro=6',
  'bollo-example kw=51 euro=7',
  'bollo-example kw=5.1 euro=6',
  'passaggio-example kw=81 province=XX',
  'passaggio-example kw=81 province=toString',
])('«%s» is refused', (text) => {
  expect(() => prepareFigure(text)).toThrow()
})
