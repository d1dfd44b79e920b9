import { expect, test } from 'vitest'
import { regions } from '@/lib/kernel/italian/regions'
import type { NewAd } from '@/lib/market/ads/ad'
import { findModel } from '@/lib/market/catalogue/catalogue.server'
import { equipmentItems } from '@/lib/market/catalogue/equipment'
import * as vocabulary from '@/lib/market/catalogue/vocabulary'
import { findPlace, listPlaces } from '@/lib/market/places/places.server'
import { nextInspection } from './calendar'
import { carModels } from './car-models'
import { trimsIn } from './car-table'
import { demoAd, planDemoMarket } from './demo-ad'
import { licenceFor } from './demo-motorbike'
import { versionOf } from './version'

const today = new Date('2026-11-21T10:00:00Z')
const market = planDemoMarket({ seed: 1, today, dealers: 150, places: listPlaces() })
const ads = Array.from({ length: 12_000 }, (_, index) => demoAd(market, index))
const cars = ads.filter((ad) => ad.category === 'auto' && ad.offerType !== 'epoca')
/** Enough for a rare trim. */
const manyCars = [
  ...cars,
  ...Array.from({ length: 20_000 }, (_, index) => demoAd(market, 12_000 + index)).filter((ad) => ad.category === 'auto'),
]

/** What is wrong with the ads, a line each, so that a failure names them. */
const faults = (wrong: (ad: NewAd) => unknown, of: readonly NewAd[] = ads) =>
  of
    .filter((ad) => Boolean(wrong(ad)))
    .map(
      (ad) =>
        `${ad.offerType} ${ad.make} ${ad.model ?? ''} ${ad.version ?? ''}, ${ad.firstRegistration?.toISOString().slice(0, 7) ?? 'new'}`,
    )
    .slice(0, 5)

test('one seed and day always give the same ads, a different seed gives others', () => {
  const again = planDemoMarket({ seed: 1, today, dealers: 150, places: listPlaces() })
  const other = planDemoMarket({ seed: 2, today, dealers: 150, places: listPlaces() })
  expect(demoAd(again, 4_711)).toEqual(ads[4_711])
  expect(again.dealers).toEqual(market.dealers)
  expect(demoAd(other, 4_711)).not.toEqual(ads[4_711])
})

test('an ad does not depend on the ads before it', () => {
  const fresh = planDemoMarket({ seed: 1, today, dealers: 150, places: listPlaces() })
  expect([900, 3, 11_999].map((index) => demoAd(fresh, index))).toEqual([ads[900], ads[3], ads[11_999]])
})

test('every make and model is in the catalogue', () => {
  expect(faults((ad) => !ad.model || !findModel(ad.category, ad.make, ad.model))).toEqual([])
})

test('every coded value is in its vocabulary', () => {
  const { bodiesByCategory, ...lists } = vocabulary
  const fields = [
    ['offerType', lists.offerTypes],
    ['fuel', lists.fuels],
    ['gearbox', lists.gearboxes],
    ['gearboxKind', lists.gearboxKinds],
    ['drive', lists.drives],
    ['emissionClass', lists.emissionClasses],
    ['colour', lists.colours],
    ['interiorMaterial', lists.interiorMaterials],
    ['accident', lists.accidentHistories],
    ['previousUse', lists.previousUses],
    ['warrantyKind', lists.warrantyKinds],
    ['licence', lists.licences],
    ['heating', lists.heatings],
    ['vanLength', lists.vanLengths],
    ['vanHeight', lists.vanHeights],
    ['registeredAs', lists.registeredAs],
    ['certificate', lists.classicCertificates],
    ['restoration', lists.restorations],
    ['region', regions],
  ] as const
  for (const [field, list] of fields)
    expect(
      faults((ad) => typeof ad[field] === 'string' && !Object.hasOwn(list, ad[field])),
      field,
    ).toEqual([])
  expect(faults((ad) => !ad.body || !Object.hasOwn(bodiesByCategory[ad.category], ad.body))).toEqual([])
  expect(faults((ad) => (ad.equipment ?? []).some((item) => !Object.hasOwn(equipmentItems, item)))).toEqual([])
  expect(faults((ad) => (ad.rentalServices ?? []).some((item) => !Object.hasOwn(lists.rentalServices, item)))).toEqual([])
})

test('engine, power, fuel, gearbox and version of a car stand in the engine table for a year it was built', () => {
  const versions = new Set<string>()
  for (const model of carModels) {
    for (const generation of model.generations) {
      for (const engine of generation.engines) {
        for (const gearbox of engine.gearboxes) {
          for (let year = engine.from; year <= Math.min(engine.to, 2026); year++) {
            const choice = { model, generation, engine, gearbox, weight: 1, effect: 0 }
            const trims = trimsIn(engine.trims, year)
            for (const [index] of trims.entries()) {
              const version = versionOf(model.make, choice, year, (index + 0.5) / trims.length)
              const technical = [engine.fuel, engine.powerKw, engine.displacementCc, engine.drive, gearbox.kind, generation.seats]
              versions.add([model.make, model.model, version, ...technical, year].join('|'))
            }
          }
        }
      }
    }
  }
  const keyOf = (ad: NewAd) =>
    [
      ad.make,
      ad.model,
      ad.version,
      ad.fuel,
      ad.powerKw,
      ad.displacementCc,
      ad.drive,
      ad.gearbox,
      ad.seats,
      (ad.firstRegistration ?? today).getUTCFullYear(),
    ].join('|')
  expect(faults((ad) => !versions.has(keyOf(ad)), cars)).toEqual([])
})

test('a car has a trim of its model year: there is one to choose in every year an engine was sold', () => {
  const engines = carModels.flatMap(({ make, model, generations }) =>
    generations.flatMap(({ engines }) => engines.map((engine) => ({ engine, name: `${make} ${model} ${engine.name}` }))),
  )
  for (const { engine, name } of engines)
    for (let year = engine.from; year <= Math.min(engine.to, 2026); year++)
      expect(trimsIn(engine.trims, year).length, `${name} in ${year}`).toBeGreaterThan(0)
})

test.each([
  { make: 'peugeot', model: '208', trim: 'GT Line', years: [2015, 2020] },
  { make: 'renault', model: 'clio', trim: 'Techno', years: [2022, 2026] },
  { make: 'fiat', model: '500', trim: 'By Gucci', years: [2011, 2012] },
  { make: 'volkswagen', model: 'polo', trim: 'Highline', years: [2009, 2021] },
  { make: 'mercedes-benz', model: 'classe-a', trim: 'Progressive Advanced', years: [2023, 2026] },
])('ads of a $make $model $trim are from $years.0 to $years.1', ({ make, model, trim, years: [from = 0, to = 0] }) => {
  const found = manyCars.filter((ad) => ad.make === make && ad.model === model && ad.version?.endsWith(` ${trim}`))
  expect(found.length).toBeGreaterThan(0)
  const yearOf = (ad: NewAd) => (ad.firstRegistration ?? today).getUTCFullYear()
  expect(faults((ad) => yearOf(ad) < from || yearOf(ad) > to, found)).toEqual([])
})

test.each([
  { rule: 'nothing is registered in the future', wrong: (ad: NewAd) => ad.firstRegistration && ad.firstRegistration > today },
  {
    rule: 'nothing is published before it was registered or after today',
    wrong: (ad: NewAd) => !ad.publishedAt || ad.publishedAt > today || (ad.firstRegistration && ad.publishedAt < ad.firstRegistration),
  },
  {
    rule: 'nothing has been online for more than 90 days',
    wrong: (ad: NewAd) => !ad.publishedAt || today.getTime() - ad.publishedAt.getTime() > 90 * 86_400_000,
  },
  {
    rule: 'what is sold, withdrawn, expired or reserved says since when, and only that',
    wrong: (ad: NewAd) => (ad.status === 'published') === ad.closedAt instanceof Date,
  },
  {
    rule: 'electric vehicles have a battery or none said, but no displacement, cylinders or emission class',
    wrong: (ad: NewAd) => ad.fuel === 'elettrica' && !!(ad.displacementCc ?? ad.cylinders ?? ad.emissionClass),
  },
  {
    rule: 'electric cars say battery and range',
    wrong: (ad: NewAd) => ad.category === 'auto' && ad.fuel === 'elettrica' && !(ad.batteryKwh && ad.rangeKm),
  },
  { rule: 'a combustion engine has a displacement', wrong: (ad: NewAd) => ad.fuel && ad.fuel !== 'elettrica' && !ad.displacementCc },
  {
    rule: 'new vehicles have no km and no plates',
    wrong: (ad: NewAd) => ad.offerType === 'nuovo' && (ad.firstRegistration || (ad.mileageKm ?? 0) > 0),
  },
  {
    rule: 'km 0 means at most 100 km and at most a year',
    wrong: (ad: NewAd) =>
      ad.offerType === 'km0' &&
      (!ad.firstRegistration || (ad.mileageKm ?? 0) > 100 || today.getTime() - ad.firstRegistration.getTime() > 366 * 86_400_000),
  },
  {
    rule: 'nobody drove more than 80,000 km a year',
    wrong: (ad: NewAd) =>
      ad.firstRegistration && (ad.mileageKm ?? 0) > 4_000 + ((today.getTime() - ad.firstRegistration.getTime()) / 31_557_600_000) * 80_000,
  },
  {
    rule: 'a rental has a fee and no price, everything else a price and no fee',
    wrong: (ad: NewAd) => (ad.offerType === 'noleggio') !== (typeof ad.rentalFeeCents === 'number' && typeof ad.priceCents !== 'number'),
  },
  {
    rule: 'only classics say when they were built, and are thirty years old',
    wrong: (ad: NewAd) => (ad.offerType === 'epoca') !== (typeof ad.constructionYear === 'number' && ad.constructionYear <= 1996),
  },
  {
    rule: 'cars before 2001 do not meet Euro 3',
    wrong: (ad: NewAd) =>
      ad.firstRegistration && ad.firstRegistration.getUTCFullYear() < 2000 && !/^euro[012]$/.test(ad.emissionClass ?? 'euro0'),
  },
  {
    rule: 'a cut price is lower than the one before it and changed while online',
    wrong: (ad: NewAd) =>
      typeof ad.previousPriceCents === 'number' &&
      !(
        ad.priceCents &&
        ad.previousPriceCents > ad.priceCents &&
        ad.priceChangedAt &&
        ad.publishedAt &&
        ad.priceChangedAt > ad.publishedAt &&
        ad.priceChangedAt <= today
      ),
  },
  {
    rule: 'old cars have no phone mirroring, no matrix lights and no lane keeping',
    wrong: (ad: NewAd) =>
      (ad.firstRegistration ?? today).getUTCFullYear() < 2013 &&
      (ad.equipment ?? []).some((item) =>
        ['carplay', 'android-auto', 'fari-matrix', 'mantenimento-corsia', 'ricarica-wireless'].includes(item),
      ),
  },
  {
    rule: 'no car has two kinds of climate control',
    wrong: (ad: NewAd) => (ad.equipment ?? []).filter((item) => item.startsWith('clima-')).length > 1,
  },
  { rule: 'manual gearboxes have gears', wrong: (ad: NewAd) => ad.gearbox === 'manuale' && !ad.gears },
  {
    rule: 'the licence of a motorbike is the one its engine asks for',
    wrong: (ad: NewAd) =>
      ad.category === 'moto-e-scooter' && ad.licence !== licenceFor(ad.displacementCc ?? null, ad.powerKw ?? 0, ad.body),
  },
  {
    rule: 'a caravan has beds and no engine, km or belts',
    wrong: (ad: NewAd) => ad.body === 'caravan' && (!ad.beds || !!(ad.powerKw ?? ad.mileageKm ?? ad.beltedSeats ?? ad.fuel)),
  },
  {
    rule: 'a camper says beds, belted seats, length and mass',
    wrong: (ad: NewAd) =>
      ad.category === 'caravan-e-camper' &&
      ad.body !== 'caravan' &&
      !(ad.beds && ad.beltedSeats && ad.lengthMm && ad.grossMassKg && ad.powerKw),
  },
  {
    rule: 'a van carries less than it may weigh',
    wrong: (ad: NewAd) =>
      ad.category === 'veicoli-commerciali' && !(ad.payloadKg && ad.grossMassKg && ad.payloadKg < ad.grossMassKg * 0.62),
  },
  {
    rule: 'private sellers give a name, dealers a number, and only dealers a warranty',
    wrong: (ad: NewAd) =>
      (ad.dealerId === null) !== (typeof ad.contactName === 'string') || (ad.dealerId === null && typeof ad.warrantyKind === 'string'),
  },
  {
    rule: 'only private sellers leave an address and a number of their own, and nobody can have either',
    wrong: (ad: NewAd) =>
      (ad.dealerId !== null && (ad.contactEmail ?? ad.contactPhone)) ||
      !/\.example$/.test(ad.contactEmail ?? '.example') ||
      !/^300 \d{7}$/.test(ad.contactPhone ?? '300 0000000'),
  },
  {
    rule: 'nearly all ads declare who sells',
    wrong: (ad: NewAd) =>
      ad.dealerId === null
        ? ad.sellerType === 'concessionario' || (ad.sellerType === null && ad.description)
        : ad.sellerType !== 'concessionario',
  },
  {
    rule: 'every ad stands in a comune, whose province and region it names',
    wrong: (ad: NewAd) => {
      const place = findPlace(ad.placeIstat ?? '')
      return place?.provinceCode !== ad.provinceCode || place?.region !== ad.region
    },
  },
  {
    rule: 'the description does not call a car new to the road what has plates, nor promise a warranty that is not there',
    wrong: (ad: NewAd) =>
      (/da immatricolare/.test(ad.description ?? '') && ad.firstRegistration) ||
      (/Garanzia \d|garantito/.test(ad.description ?? '') && !ad.warrantyKind),
  },
])('$rule', ({ wrong }) => {
  expect(faults(wrong)).toEqual([])
})

test('facts that are not known stay unsaid: owners, service book and accidents are often «non indicato»', () => {
  const used = ads.filter((ad) => ad.offerType === 'usato')
  for (const field of ['owners', 'serviceBook', 'accident', 'nonSmoker'] as const) {
    const unsaid = used.filter((ad) => ad[field] === null).length / used.length
    expect(unsaid, field).toBeGreaterThan(0.2)
    expect(unsaid, field).toBeLessThan(0.95)
  }
})

test.each([
  { registered: '2026-03-01', next: '2030-03-01', why: 'the first after four years' },
  { registered: '2022-11-01', next: '2028-11-01', why: 'it was due this month, so the next after two' },
  { registered: '2009-12-01', next: '2027-12-01', why: 'every second year after the fourth' },
])('a car registered on $registered is inspected next on $next: $why', ({ registered, next }) => {
  expect(nextInspection(new Date(registered), today)).toEqual(new Date(next))
})

test.each([
  { cc: 50, kw: 2, licence: 'am' },
  { cc: null, kw: 4, licence: 'am' },
  { cc: null, kw: 5, licence: 'a1' },
  { cc: 125, kw: 11, licence: 'a1' },
  { cc: 126, kw: 11, licence: 'a2' },
  { cc: 125, kw: 12, licence: 'a2' },
  { cc: 689, kw: 35, licence: 'a2' },
  { cc: 689, kw: 36, licence: 'a' },
])('a bike of $cc cm³ and $kw kW asks for licence $licence', ({ cc, kw, licence }) => {
  expect(licenceFor(cc, kw)).toBe(licence)
})

test('every seller can be written to and called; no number or address of a dealer exists', () => {
  expect(ads.filter((ad) => ad.dealerId === null && !(ad.contactEmail && ad.contactPhone))).toEqual([])
  expect(market.dealers.filter(({ phone, email }) => !/^300 \d{7}$/.test(phone ?? '') || !/@[\w-]+\.example$/.test(email ?? ''))).toEqual(
    [],
  )
})
