import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { copyAds } from '@/lib/market/ads/imported/copy-ads.server'
import type { Figure } from './figure'
import { prepareFigure } from './prepare-figure.server'

const now = new Date('2026-11-25T12:00:00Z')
const build = (db: Db, text: string) => prepareFigure(text)(db, now)

const panda = { category: 'auto', status: 'published', offerType: 'usato', make: 'fiat', model: 'panda' } as const

/** Puts cars on offer, each with what differs from a used Panda. */
async function offer(db: Db, ads: readonly Partial<NewAd>[]): Promise<void> {
  await db`delete from ad`
  await copyAds(
    db,
    ads.map((ad) => ({ ...panda, ...ad })),
  )
}

const times = (count: number, ad: (place: number) => Partial<NewAd>) => Array.from({ length: count }, (_, place) => ad(place))
const rowsOf = ({ table }: Figure) => table?.rows ?? []
const euro = (amount: string) => `${amount}\u00a0€`

test(
  'the price in the middle, from all used vehicles whose prices are compared',
  withRollback(async (db) => {
    await offer(db, [
      ...times(30, (place) => ({ priceCents: (5_000 + place * 100) * 100 })),
      { priceCents: 100, accident: 'si' },
      { priceCents: 100, running: false },
      { priceCents: 100, financeRequired: true },
      { priceCents: 100, offerType: 'km0' },
      { priceCents: 100, status: 'paused' },
      { priceCents: 100, model: 'tipo' },
      { priceCents: null },
    ])
    const figure = await build(db, 'median-price make=fiat model=panda')
    expect(figure).toMatchObject({ title: 'Quanto si chiede: Fiat Panda, usato', basis: { ads: 30 }, more: { href: '/usate/fiat/panda' } })
    expect(figure.finding).toContain(`Il prezzo mediano è ${euro('6.450')}`)
    expect(figure.finding).toContain(`fra ${euro('5.730')} e ${euro('7.180')}`)
    expect(await build(db, 'median-price category=auto')).toMatchObject({ basis: { ads: 31 }, more: { href: '/usate' } })
  }),
)

test(
  'A figure with too few ads says how many there are, and shows no number',
  withRollback(async (db) => {
    await offer(
      db,
      times(29, () => ({ priceCents: 500_000, firstRegistration: new Date('2020-01-01'), mileageKm: 10_000 })),
    )
    for (const text of ['median-price make=fiat model=panda', 'price-by-year make=fiat model=panda', 'price-by-km make=fiat model=panda'])
      expect(await build(db, text)).toMatchObject({ table: null, bars: [], basis: { ads: 29 } })
    const { finding } = await build(db, 'median-price make=fiat model=panda')
    expect(finding).toBe('Dati non sufficienti: oggi su Ingrana ci sono 29 annunci adatti, e per dare una cifra ne servono almeno 30.')
    await offer(db, [{ priceCents: 500_000 }])
    expect((await build(db, 'fuel-shares')).finding).toContain('c’è un annuncio adatto')
    await db`delete from ad`
    for (const text of [
      'fuel-shares',
      'euro-classes',
      'rental-fees',
      'neopatentati-count',
      'classic-years',
      'price-label-shares',
      'km0-discount make=fiat model=panda',
      'days-online make=fiat model=panda',
    ])
      expect((await build(db, text)).finding, text).toContain('non ci sono annunci adatti')
  }),
)

test(
  'prices by year and by mileage, without groups that are too small',
  withRollback(async (db) => {
    await offer(db, [
      ...times(20, () => ({ priceCents: 1_000_000, firstRegistration: new Date('2022-03-01'), mileageKm: 19_999 })),
      ...times(10, () => ({ priceCents: 600_000, firstRegistration: new Date('2018-03-01'), mileageKm: 50_000 })),
      ...times(4, () => ({ priceCents: 100_000, firstRegistration: new Date('2010-03-01'), mileageKm: 200_000 })),
    ])
    const byYear = await build(db, 'price-by-year make=fiat model=panda')
    expect(rowsOf(byYear)).toEqual([
      ['2022', '20', euro('10.000')],
      ['2018', '10', euro('6.000')],
    ])
    expect(byYear).toMatchObject({
      finding: 'Non mostriamo i gruppi con meno di 5 annunci.',
      basis: { ads: 30 },
      more: { href: '/osservatorio/fiat/panda' },
    })
    expect(byYear.bars.map(({ name, value }) => [name, value])).toEqual([
      ['2022', 1_000_000],
      ['2018', 600_000],
    ])
    expect(rowsOf(await build(db, 'price-by-km make=fiat model=panda'))).toEqual([
      ['fino a 20.000 km', '20', euro('10.000')],
      ['50.000–80.000 km', '10', euro('6.000')],
    ])
  }),
)

test(
  'A figure whose groups are all too small says so, in place of a table without rows',
  withRollback(async (db) => {
    await offer(
      db,
      times(32, (place) => ({ priceCents: 500_000, firstRegistration: new Date(`${2000 + Math.floor(place / 4)}-03-01`) })),
    )
    expect(await build(db, 'price-by-year make=fiat model=panda')).toMatchObject({
      finding: 'Dati non sufficienti: nessun gruppo ha almeno 5 annunci.',
      table: null,
      bars: [],
      basis: { ads: 32 },
    })
  }),
)

test(
  'shares by fuel with the price of each',
  withRollback(async (db) => {
    await offer(db, [
      ...times(30, () => ({ priceCents: 1_000_000, fuel: 'benzina' })),
      ...times(10, () => ({ priceCents: 800_000, fuel: 'gpl', make: 'dacia', model: 'duster' })),
      ...times(4, () => ({ priceCents: 800_000, fuel: null })),
    ])
    expect(rowsOf(await build(db, 'fuel-shares'))).toEqual([
      ['Benzina', '30', '68,2%', euro('10.000')],
      ['GPL', '10', '22,7%', euro('8.000')],
      ['Non indicato', '4', '9,1%', 'dati non sufficienti'],
    ])
  }),
)

test(
  'km 0 beside used cars of up to a year, with five of each at least',
  withRollback(async (db) => {
    const young = new Date(Date.now() - 200 * 86_400_000)
    const old = new Date(Date.now() - 500 * 86_400_000)
    const km0 = times(5, () => ({ priceCents: 2_000_000, offerType: 'km0' as const }))
    const used = times(5, () => ({ priceCents: 1_700_000, firstRegistration: young }))
    await offer(db, [...km0, ...used, { priceCents: 100_000, firstRegistration: old }])
    const figure = await build(db, 'km0-discount make=fiat model=panda')
    expect(figure).toMatchObject({
      finding: 'L’usato fino a un anno rispetto al km 0: −15%.',
      basis: { ads: 10 },
      more: { href: '/km0/fiat/panda' },
    })
    expect(rowsOf(figure).map(([, ads, price]) => [ads, price])).toEqual([
      ['5', euro('20.000')],
      ['5', euro('17.000')],
    ])
    await offer(db, [...km0, ...used.slice(1)])
    expect((await build(db, 'km0-discount make=fiat model=panda')).finding).toContain(
      'Dati non sufficienti: oggi su Ingrana ci sono 4 annunci adatti',
    )
    await offer(db, [...km0, ...times(5, () => ({ priceCents: 2_200_000, firstRegistration: young }))])
    expect((await build(db, 'km0-discount make=fiat model=panda')).finding).toBe('L’usato fino a un anno rispetto al km 0: +10%.')
  }),
)

test(
  'rental fees by make, the makes with the most ads first',
  withRollback(async (db) => {
    await offer(db, [
      ...times(20, (place) => ({ offerType: 'noleggio', make: 'toyota', model: 'yaris', rentalFeeCents: (200 + place) * 100 })),
      ...times(10, () => ({ offerType: 'noleggio', rentalFeeCents: 25_000 })),
      ...times(4, () => ({ offerType: 'noleggio', make: 'dacia', model: 'duster', rentalFeeCents: 10_000 })),
      ...times(3, () => ({ offerType: 'usato', rentalFeeCents: 10_000 })),
    ])
    const figure = await build(db, 'rental-fees')
    expect(rowsOf(figure)).toEqual([
      ['Toyota', '20', euro('210')],
      ['Fiat', '10', euro('250')],
    ])
    expect(figure.basis).toEqual({ ads: 30 })
  }),
)

test(
  'cars that new drivers may drive, by make',
  withRollback(async (db) => {
    const small = { powerKw: 51, kerbMassKg: 1_055 }
    await offer(db, [
      ...times(25, () => small),
      ...times(10, () => ({ ...small, make: 'toyota', model: 'yaris' })),
      { powerKw: 200, kerbMassKg: 1_500 },
    ])
    const figure = await build(db, 'neopatentati-count')
    expect(figure.finding).toBe('Sono 35. Le 2 marche che ne hanno di più:')
    expect(figure.bars.map(({ name, value }) => [name, value])).toEqual([
      ['Fiat', 25],
      ['Toyota', 10],
    ])
    expect(figure.more?.href).toBe('/usate?neopatentati=si')
  }),
)

test(
  'classes of emissions in their order, what is not declared last',
  withRollback(async (db) => {
    await offer(db, [
      ...times(10, () => ({ priceCents: 500_000, emissionClass: null })),
      ...times(10, () => ({ priceCents: 500_000, emissionClass: 'euro6d' })),
      ...times(20, () => ({ priceCents: 500_000, emissionClass: 'euro4' })),
    ])
    expect((await build(db, 'euro-classes')).bars.map(({ name, text }) => [name, text])).toEqual([
      ['Euro 4', '50%'],
      ['Euro 6d', '25%'],
      ['Non indicato', '25%'],
    ])
  }),
)

test(
  'A classic car without a price counts in its decade, but not in its price',
  withRollback(async (db) => {
    await offer(db, [
      ...times(20, (place) => ({ offerType: 'epoca', constructionYear: 1960 + (place % 10), priceCents: 3_000_000 })),
      ...times(10, () => ({ offerType: 'epoca', constructionYear: 1970, priceCents: null })),
      { offerType: 'usato', constructionYear: 1970, priceCents: 100 },
    ])
    expect(rowsOf(await build(db, 'classic-years'))).toEqual([
      ['dal 1960', '20', euro('30.000')],
      ['dal 1970', '10', 'dati non sufficienti'],
    ])
  }),
)

test(
  'Shares of price labels come from the best to ads without a label',
  withRollback(async (db) => {
    await offer(
      db,
      times(40, () => ({ priceCents: 800_000 })),
    )
    await db`update price_rating set is_due = false, estimate_euro = 10000, low_euro = 8500, high_euro = 12000, verdict = 'great'
      where ad_id in (select id from ad order by id limit 10)`
    const figure = await build(db, 'price-label-shares')
    expect(figure.bars.map(({ name, text }) => [name, text])).toEqual([
      ['Ottimo Prezzo', '25%'],
      ['Buon Prezzo', '0%'],
      ['Nella media o sopra', '0%'],
      ['Prezzo da verificare', '0%'],
      ['Non valutabile', '75%'],
    ])
    expect(figure.more?.href).toBe('/come-valutiamo')
  }),
)

test(
  'Days online come from the ads that have left in a year',
  withRollback(async (db) => {
    const day = 86_400_000
    await offer(
      db,
      times(30, (place) => ({
        status: 'sold',
        priceCents: 800_000,
        publishedAt: new Date(Date.now() - (20 + place) * day),
        closedAt: new Date(Date.now() - 10 * day),
      })),
    )
    const figure = await build(db, 'days-online make=fiat model=panda')
    expect(figure.finding).toMatch(/metà degli annunci ha lasciato il sito entro 2[45] giorni/)
    expect(figure.basis).toEqual({ ads: 30 })
    expect(rowsOf(figure).map(([position]) => position)).toEqual(['Ottimo', 'Buono', 'Nella media', 'Sopra la media'])
  }),
)
