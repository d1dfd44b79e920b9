import fc from 'fast-check'
import type { AdStatus, NewAd } from '@/lib/market/ads/ad'
import type { Category } from '@/lib/market/catalogue/category'
import {
  accidentHistories,
  bodiesByCategory,
  colours,
  drives,
  emissionClasses,
  fuels,
  gearboxes,
  offerTypes,
  previousUses,
} from '@/lib/market/catalogue/vocabulary'

const keysOf = (vocabulary: object) => fc.constantFrom(...Object.keys(vocabulary))
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 3 })
const between = (min: number, max: number) => fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max }))

const vehicles: readonly { category: Category; make: string; model: string | null }[] = [
  { category: 'auto', make: 'fiat', model: 'panda' },
  { category: 'auto', make: 'mercedes-benz', model: null },
  { category: 'moto-e-scooter', make: 'honda', model: 'sh-125' },
  { category: 'caravan-e-camper', make: 'hymer', model: null },
  { category: 'veicoli-commerciali', make: 'fiat', model: 'ducato' },
]
const statuses: readonly AdStatus[] = ['published', 'draft', 'sold', 'reserved', 'paused', 'withdrawn', 'expired', 'in_review', 'rejected']

const strange = [
  ...[
    '=1+1',
    '@SUM(A1)',
    '-Feel- 1.2',
    '+ km 0',
    'l’auto “perfetta”',
    'a;b,c\td|e',
    '"virgolette" e \'apici\'',
    '😀🚗',
    'Riga uno\nRiga due\r\n\r\nRiga tre',
    '  spazi  ',
    '1.20',
  ],
  ...[
    'VENDUTA',
    'Prenotata',
    '00123',
    '1E5',
    '3/4',
    '<p>ciao</p>',
    '&euro; 300',
    '\\N',
    'null',
    'PROMO bellissima',
    'Fiat Panda',
    '2019.0',
    'Lâ€™auto',
    "'=x",
    '#N/D',
    'Hybrid GPL diesel automatico 90 kW',
  ],
]
const someText = (most: number) =>
  fc
    .oneof(fc.constantFrom(...strange), fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constant('à;"\n'.repeat(most).slice(0, most)))
    .map((text) => text.replaceAll('\0', '').slice(0, most))

/** A vehicle that a dealer may have, by a file or by hand, with every column that our files have at its limits. `code`: what the dealer calls it. */
export const anyVehicle: fc.Arbitrary<{ ad: Partial<NewAd>; code: string | null }> = fc
  .constantFrom(...vehicles)
  .chain((vehicle) =>
    fc.record({
      code: maybe(
        fc.oneof(
          fc.constantFrom('00123', '1E5', 'A,3', 'A 21', '=1', '10006432'),
          fc.string({ minLength: 1, maxLength: 20 }).map((text) => text.replaceAll('\0', 'x')),
        ),
      ),
      ad: fc.record({
        category: fc.constant(vehicle.category),
        make: fc.constant(vehicle.make),
        model: fc.constant(vehicle.model),
        status: fc.constantFrom(...statuses),
        offerType: keysOf(offerTypes),
        version: someText(200),
        body: maybe(keysOf(bodiesByCategory[vehicle.category])),
        fuel: maybe(keysOf(fuels)),
        powerKw: maybe(between(1, 1_000)),
        displacementCc: maybe(between(1, 30_000)),
        gearbox: maybe(keysOf(gearboxes)),
        gears: maybe(between(1, 20)),
        drive: maybe(keysOf(drives)),
        emissionClass: maybe(keysOf(emissionClasses)),
        co2GKm: maybe(between(0, 999)),
        consumptionL100km: maybe(between(0, 400).map((tenths) => tenths / 10)),
        colour: maybe(keysOf(colours)),
        metallic: maybe(fc.boolean()),
        doors: maybe(between(0, 7)),
        seats: maybe(between(0, 99)),
        beds: maybe(between(0, 12)),
        grossMassKg: maybe(between(100, 60_000)),
        payloadKg: maybe(between(1, 50_000)),
        firstRegistration: maybe(
          fc
            .record({ year: between(1920, 2026), month: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 11 })) })
            .map(({ year, month }) => new Date(Date.UTC(year, Math.min(month, year === 2026 ? 9 : 11), 1))),
        ),
        constructionYear: maybe(between(1920, 2026)),
        mileageKm: maybe(between(0, 2_000_000)),
        owners: maybe(between(0, 20)),
        accident: maybe(keysOf(accidentHistories)),
        previousUse: maybe(keysOf(previousUses)),
        priceCents: maybe(between(1, 2_000_000_000)),
        rentalFeeCents: maybe(between(1, 1_000_000)),
        rentalDepositCents: maybe(between(0, 10_000_000)),
        rentalMonths: maybe(between(1, 240)),
        rentalKmYear: maybe(between(0, 300_000)),
        rentalVatIncluded: maybe(fc.boolean()),
        deliveryWeeks: maybe(between(0, 104)),
        financeRequired: maybe(fc.boolean()),
        negotiable: maybe(fc.boolean()),
        vatDeductible: maybe(fc.boolean()),
        description: someText(10_000),
        vin: maybe(fc.constantFrom('ZFA31200003123456', 'VF7SXHMRVKT123456', 'WDD1770031J123456')),
        photoUrls: fc.array(
          fc.constantFrom('https://foto.example/1.jpg', 'https://foto.example/2.jpg?x=1,2', 'https://foto.example/%C3%A8.jpg'),
          { maxLength: 4 },
        ),
        contactPhone: maybe(fc.constantFrom('+39 0382 471220', '03824712203', '333 1234567', '0039333')),
        contactEmail: maybe(fc.constantFrom('a@salone.example', 'vendite+auto@salone.example')),
        sourceLink: maybe(fc.constantFrom('https://salone.example/auto?id=1', 'https://salone.example/auto?id=2')),
        reportUrl: maybe(fc.constant('https://perizie.example/1.pdf')),
        place: maybe(fc.constantFrom(['018110', 'PV'], ['090092', 'SS'], ['058091', 'RM'])),
        isFromFile: fc.boolean(),
        isYearOnly: fc.boolean(),
      }),
    }),
  )
  .map(({ code, ad: { place, isFromFile, isYearOnly, ...ad } }) => ({
    code,
    ad: {
      ...ad,
      registrationYearOnly: isYearOnly && ad.firstRegistration?.getUTCMonth() === 0 ? true : null,
      placeIstat: place?.[0] ?? null,
      provinceCode: place?.[1] ?? null,
      publishedAt: ad.status === 'draft' ? null : new Date('2026-03-04T05:06:07Z'),
      closedAt: ad.status === 'sold' || ad.status === 'withdrawn' ? new Date('2026-05-04T05:06:07Z') : null,
      leftStockAt:
        isFromFile && (ad.status === 'withdrawn' || ad.status === 'sold' || ad.status === 'reserved')
          ? new Date('2026-05-04T05:06:07Z')
          : null,
    },
  }))

/** A car that Google and Meta would mostly take, with all the rest at its limits. */
export const anyListedCar: typeof anyVehicle = fc
  .record({ vehicle: anyVehicle, isListed: fc.integer({ min: 0, max: 4 }).map((number) => number > 0) })
  .map(({ vehicle, isListed }) => {
    if (!isListed) return vehicle
    const { ad, code } = vehicle
    return {
      code,
      ad: {
        ...ad,
        category: 'auto',
        make: 'fiat',
        model: 'panda',
        status: 'published',
        offerType: ad.offerType === 'noleggio' ? 'usato' : (ad.offerType ?? 'usato'),
        body: 'city-car',
        colour: ad.colour ?? 'rosso',
        vin: ad.vin ?? 'ZFA31200003123456',
        priceCents: ad.priceCents ?? 890_000,
        rentalFeeCents: null,
        mileageKm: ad.mileageKm ?? 45_211,
        firstRegistration: ad.firstRegistration ?? new Date('2019-03-01'),
        photoUrls: ['https://foto.example/1.jpg', ...(ad.photoUrls ?? [])],
      },
    }
  })
