import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { findSellersRatings } from '@/lib/market/ads/ad-queries.server'
import { findAdPrice } from '@/lib/market/ads/page/ad-price-page.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { fitPriceModels } from '@/lib/market/price-rating/fit-price-models.server'
import { rateDueAds } from '@/lib/market/price-rating/rate-ads.server'
import { addTestOffers, addValuedOffers, fittedAt } from '@/lib/market/price-rating/test-offers'
import { type AskedVehicle, readValuation } from './read-valuation.server'
import { declaredFacts } from './valuation'
import { listValuationOptions } from './valuation-options.server'
import { valueForm } from './value-form.server'
import { estimateAskedVehicle, valueAskedVehicle } from './value-vehicle.server'

async function openMarket(db: Db): Promise<AskedVehicle> {
  const [offer] = await addValuedOffers(db, 400)
  if (!offer) throw new Error('no offers')
  const { make, model, version, fuel, gearbox, powerKw } = offer.vehicle
  if (model === null) throw new Error('no model')
  const firstRegistration = new Date('2021-03-01T00:00:00Z')
  return { category: 'auto', make, model, version, fuel, gearbox, powerKw, mileageKm: 60_000, firstRegistration, province: null }
}

async function worthOf(db: Db, asked: AskedVehicle) {
  const value = await valueAskedVehicle(db, asked)
  if ('why' in value) throw new Error(value.why)
  return value
}

test(
  'a value lies in its band, its steps add up to it exactly, and its comparables are ads of the model',
  withRollback(async (db) => {
    const value = await worthOf(db, await openMarket(db))
    expect(value.lowEuro).toBeLessThan(value.estimateEuro)
    expect(value.highEuro).toBeGreaterThan(value.estimateEuro)
    const { baseEuro = 0, steps = [], comparables = [] } = value.explanation ?? {}
    expect(steps.reduce((sum, { euro }) => sum + euro, baseEuro)).toBe(value.estimateEuro)
    expect(comparables.length).toBeGreaterThan(5)
    expect(value.onOffer.ads).toBeGreaterThanOrEqual(comparables.length)
    expect(comparables.every(({ card }) => value.name.startsWith(card.title))).toBe(true)
  }),
)

test(
  'more kilometres or more years never raise it, and a year from now it is no more than today',
  withRollback(async (db) => {
    const asked = await openMarket(db)
    const worths: number[] = []
    for (const mileageKm of [0, 20_000, 60_000, 120_000, 250_000]) worths.push((await worthOf(db, { ...asked, mileageKm })).estimateEuro)
    expect(worths).toEqual(worths.toSorted((one, other) => other - one))
    const older = await worthOf(db, { ...asked, firstRegistration: new Date('2017-03-01T00:00:00Z') })
    const value = await worthOf(db, asked)
    expect(older.estimateEuro).toBeLessThanOrEqual(value.estimateEuro)
    expect(value.ahead.map(({ months, km }) => [months, km])).toEqual([
      [6, 6_000],
      [12, 12_000],
    ])
    const later = value.ahead.map(({ euro }) => euro)
    expect([value.estimateEuro, ...later]).toEqual([value.estimateEuro, ...later].toSorted((one, other) => other - one))
  }),
)

test(
  'without enough to compare with there is a reason and what is on offer, never a number',
  withRollback(async (db) => {
    await db`delete from ad`
    await db`delete from price_model`
    const asked = {
      category: 'auto',
      make: 'fiat',
      model: 'panda',
      version: '',
      fuel: null,
      gearbox: null,
      powerKw: null,
      province: null,
    } as const
    const panda = { ...asked, mileageKm: 1_000, firstRegistration: new Date('2021-03-01T00:00:00Z') }
    expect(await valueAskedVehicle(db, panda)).toEqual({
      name: 'Fiat Panda',
      onOffer: { ads: 0, lowestEuro: null, highestEuro: null, daysOnline: null, href: '/annunci/fiat/panda' },
      why: 'di questa categoria non ci sono ancora abbastanza annunci',
      next: null,
    })
    await openMarket(db)
    for (const odd of [{ mileageKm: 900_000 }, { firstRegistration: new Date('1950-01-01') }, { powerKw: 1_999 }, { model: 'tipo' }])
      expect(await valueAskedVehicle(db, { ...panda, ...odd }), JSON.stringify(odd)).toHaveProperty('why')
  }),
)

test(
  'what raises it is equipment for which ads ask more, the most first',
  withRollback(async (db) => {
    await addTestOffers(db, 400)
    await db`update ad set equipment = '{}'`
    await db`update ad set equipment = '{abs}' where id % 2 = 0`
    await db`update ad set equipment = equipment || '{navigatore}', price_cents = price_cents * 1.15 where id % 3 = 0`
    await db`update ad set equipment = equipment || '{gancio-fisso}', price_cents = price_cents * 1.08 where id % 5 = 0`
    const [offer] = await db<{ make: string; model: string; version: string }[]>`
      select make, coalesce(model, '') as model, version from ad group by 1, 2, 3 order by count(*) desc limit 1`
    if (!offer) throw new Error('no offers')
    await fitPriceModels(db, fittedAt)
    const facts = { fuel: null, gearbox: null, powerKw: null, mileageKm: 60_000, firstRegistration: new Date('2021-03-01T00:00:00Z') }
    const { raises, estimateEuro } = await worthOf(db, { category: 'auto', ...offer, ...facts, province: null })
    expect(raises.map(({ label }) => label).slice(0, 2)).toEqual(['Navigatore', 'Gancio traino fisso'])
    expect(raises[2]?.euro ?? 0).toBeLessThan(0.02 * estimateEuro) // chance, of what was given to every second ad
    expect((raises[0]?.euro ?? 0) / estimateEuro).toBeCloseTo(0.15, 1)
  }),
)

test(
  'versions are offered as ads on offer call them, those of most ads first',
  withRollback(async (db) => {
    for (const version of ['1.0 Hybrid', '1.2 Easy', '1.2 Easy', '']) await addTestAd(db, { make: 'fiat', model: 'panda', version })
    await addTestAd(db, { make: 'fiat', model: 'tipo', version: '1.6' })
    const versionsOf = async (given: Record<string, string>) => (await listValuationOptions(db, readValuation(given, new Date()))).versions
    expect(await versionsOf({ marca: 'fiat', modello: 'panda' })).toEqual(['1.2 Easy', '1.0 Hybrid'])
    expect(await versionsOf({ marca: 'fiat' })).toEqual([])
    expect(await versionsOf({ marca: 'fiat', modello: 'pandissima' })).toEqual([])
  }),
)

test(
  'a valuation names its open facts, asks for the most helpful and shows the effect of declared ones',
  withRollback(async (db) => {
    const whole = await openMarket(db)
    const bare = { ...whole, version: '', gearbox: null, powerKw: null, fuel: null }
    const first = await worthOf(db, bare)
    expect(first).toMatchObject({ unknown: ['versione', 'carburante', 'cambio', 'potenza'], refined: null })
    expect(first.next?.narrows).toBeGreaterThanOrEqual(0.05)
    expect(first.next?.narrows).toBeLessThan(1)
    expect(first.explanation?.unknown).toContain('gearbox')
    expect(first.explanation?.steps.at(-1)).toEqual({ reason: 'unknown', euro: 0 })
    const { lowEuro, highEuro } = first
    const declared = await worthOf(db, whole)
    expect(declared).toMatchObject({
      unknown: [],
      next: null,
      refined: { facts: ['versione', 'carburante', 'cambio', 'potenza'], lowEuro, highEuro },
    })
    expect(await worthOf(db, { ...whole, version: 'Sbirulina' })).toMatchObject({ unknown: ['versione'] })
    const bareButGearbox = await worthOf(db, { ...bare, gearbox: whole.gearbox })
    const since = await valueAskedVehicle(db, whole, ['cambio'])
    expect(since).toMatchObject({
      refined: { facts: ['versione', 'carburante', 'potenza'], lowEuro: bareButGearbox.lowEuro, highEuro: bareButGearbox.highEuro },
    })
    expect(await valueAskedVehicle(db, whole, ['versione', 'carburante', 'cambio', 'potenza'])).toMatchObject({ refined: null })
  }),
)

test(
  'what no such vehicle has is asked about at its field, wherever a value would be said',
  withRollback(async (db) => {
    const whole = await openMarket(db)
    const { make, model } = whole
    const given = { marca: make, modello: model, immatricolazione: '03/2021', km: '60000' }
    for (const [odd, field, text] of [
      [{ potenza: '500' }, 'potenza', /^500 kW, e gli annunci simili ne hanno da \d+ a \d+: quale dato è sbagliato\?$/],
      [{ km: '700000' }, 'km', /^700.000 km, più di quanti ne fa un veicolo: quale dato è sbagliato\?$/],
    ] as const) {
      const found = await valueForm(db, { ...given, ...odd }, fittedAt)
      expect([found.valuation, found.form.values]).toEqual([null, expect.objectContaining(odd)])
      expect(Object.keys(found.form.errors)).toEqual([field])
      expect(found.form.errors[field]).toMatch(text)
      const { vehicle } = readValuation({ ...given, ...odd }, fittedAt)
      if (!vehicle) throw new Error('not read')
      expect(await estimateAskedVehicle(db, vehicle)).toEqual({ why: found.form.errors[field] })
    }
    const { form, valuation } = await valueForm(db, { ...given, prima: 'cambio,oroscopo' }, fittedAt)
    expect([form.errors, declaredFacts(valuation)]).toEqual([{}, []])
  }),
)

test.each([
  ['noleggio', 'per il noleggio non stimiamo il canone'],
  ['epoca', 'i veicoli d’epoca valgono uno per uno'],
])('of «%s» no value is said, with or without a model', (offerta, why) =>
  withRollback(async (db) => {
    await db`delete from price_model`
    const { vehicle } = readValuation({ marca: 'fiat', modello: 'panda', immatricolazione: '03/2021', km: '60000', offerta }, fittedAt)
    if (!vehicle) throw new Error('not read')
    expect(await valueAskedVehicle(db, vehicle)).toMatchObject({ why, next: null })
    expect(await estimateAskedVehicle(db, vehicle)).toEqual({ why })
  })(),
)

test(
  'a valuation, the ad of the vehicle and the view of its owner have one estimate',
  withRollback(async (db) => {
    const asked = await openMarket(db)
    const value = await worthOf(db, { ...asked, province: 'PI' })
    const { make, model, version, fuel, gearbox, powerKw, mileageKm, firstRegistration } = asked
    const declared = {
      make,
      model,
      version,
      fuel,
      gearbox,
      powerKw,
      mileageKm,
      firstRegistration,
      provinceCode: 'PI',
      sellerType: 'privato',
    }
    const id = await addTestAd(db, { ...declared, category: 'auto', offerType: 'usato', priceCents: 900_000, publishedAt: new Date() })
    await rateDueAds(db)
    const { estimateEuro, lowEuro, highEuro } = value
    expect((await findSellersRatings(db, [id])).get(id)).toMatchObject({ estimateEuro, lowEuro, highEuro })
    expect((await findAdPrice(db, id))?.explanation?.estimateEuro).toBe(estimateEuro)
  }),
)
