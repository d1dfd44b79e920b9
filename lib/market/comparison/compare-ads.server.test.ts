import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { rateTestAd } from '@/lib/market/price-rating/test-rating'
import { compareAds } from './compare-ads.server'
import { listComparedAds } from './compared-ads.server'
import type { ComparedCell } from './compared-row'

const now = new Date('2026-11-23T10:00:00Z')
const car: Partial<NewAd> = {
  priceCents: 1_190_000,
  powerKw: 51,
  emissionClass: 'euro6d',
  fuel: 'benzina',
  gearbox: 'manuale',
  firstRegistration: new Date('2022-06-01'),
  mileageKm: 42_300,
  provinceCode: 'MI',
  publishedAt: new Date('2026-11-13T10:00:00Z'),
}

async function add(db: Db, ...ads: Partial<NewAd>[]): Promise<number[]> {
  const ids = []
  for (const ad of ads) ids.push(await addTestAd(db, { ...car, ...ad }))
  return ids
}

/** Rows as they are read: «Cambio: Manuale =», «Chilometri: 42.300 km | 10.000 km *Meno strada*». */
async function read(db: Db, ids: number[], { province = '', kmAYear = '', onlyDifferent = false } = {}) {
  const comparison = await compareAds(db, await listComparedAds(db, ids, now), { province, kmAYear, onlyDifferent }, now)
  const cell = ({ text, note, best }: ComparedCell) =>
    [text, note === undefined ? '' : ` (${note})`, best === undefined ? '' : ` *${best}*`].join('').replace(/\s/g, ' ')
  const rows = comparison.groups.flatMap((group) =>
    group.rows.map(({ label, same, cells = [] }) => `${label}: ${same ? `${cell(same)} =` : cells.map(cell).join(' | ')}`),
  )
  return { ...comparison, rows }
}

test(
  'vehicles are compared in the order of the address, in one statement',
  withRollback(async (db) => {
    const [first = 0, second = 0] = await add(db, { model: 'panda' }, { model: 'tipo' })
    const { vehicles } = await read(db, [second, first])
    expect(vehicles.map(({ title }) => title)).toEqual(['Fiat Tipo', 'Fiat Panda'])
  }),
)

test(
  'facts that are equal, different, better and missing',
  withRollback(async (db) => {
    const { rows, equalRows } = await read(
      db,
      await add(db, { mileageKm: 42_300, equipment: ['abs'], seats: 5 }, { mileageKm: 10_000, fuel: 'diesel', gears: 6, lengthMm: 3_700 }),
    )
    expect(rows).toEqual(
      expect.arrayContaining([
        'Chilometri: 42.300 km | 10.000 km *Meno strada*',
        'Immatricolazione: 06/2022 =',
        'Carburante: Benzina | Diesel',
        'Cambio: Manuale | Manuale, 6 marce',
        'Potenza: 51 kW (69 CV) =',
        'Posti: 5 | non indicato',
        'Lunghezza: non indicato | 3,70 m',
        'ABS: Sì | non indicato',
        'Incidenti: non indicato =',
        'In vendita da: 10 giorni =',
      ]),
    )
    expect(rows.some((row) => row.startsWith('Cilindri'))).toBe(false)
    expect(rows.filter((row) => row.endsWith(' ='))).toHaveLength(equalRows)
  }),
)

test(
  'Costs are those of the given province, else of the one where the first vehicle stands',
  withRollback(async (db) => {
    const ids = await add(db, {}, { priceCents: 990_000 })
    const here = await read(db, ids)
    expect(here.province).toEqual({ name: 'Milano', unknown: null })
    const there = await read(db, ids, { province: 'torino' })
    expect(there.province.name).toBe('Torino')
    const total = (rows: string[]) => rows.find((row) => row.startsWith('Chiavi in mano'))
    expect(total(here.rows)).toMatch(/^Chiavi in mano: [\d.]+ € \| [\d.]+ € \*Costa meno\*$/)
    const unknown = await read(db, ids, { province: 'Atlantide' })
    expect(unknown.province).toEqual({ name: 'Milano', unknown: 'Atlantide' })
  }),
)

test(
  'sums with different gaps are not held against each other',
  withRollback(async (db) => {
    const { rows } = await read(db, await add(db, { powerKw: null }, { priceCents: 990_000 }))
    expect(rows.find((row) => row.startsWith('Chiavi in mano'))).toMatch(/\(senza IPT, Bollo, Superbollo\) \| [\d.]+ €$/)
    expect(rows.find((row) => row.startsWith('Bollo'))).toMatch(/^Bollo, 12 mesi: non sommato \(Il venditore .*\) \| [\d,]+ €$/)
  }),
)

test(
  'a sold vehicle keeps its column and its last price, and wins no row of the price',
  withRollback(async (db) => {
    const ids = await add(db, {}, { priceCents: 100_000, status: 'sold', closedAt: now, mileageKm: 10_000 })
    const { rows, vehicles } = await read(db, ids)
    expect(vehicles.map(({ unavailable }) => unavailable)).toEqual([null, 'Non più disponibile'])
    expect(rows).toEqual(
      expect.arrayContaining(['Chilometri: 42.300 km | 10.000 km *Meno strada*', 'In vendita da: 10 giorni | non più in vendita']),
    )
    expect(rows.find((row) => row.startsWith('Chiavi in mano'))).toMatch(/[\d.]+ € \| ultimo prezzo 1.000 €$/)
  }),
)

test(
  'Drafts, unknown numbers and ads gone for more than a month have no column',
  withRollback(async (db) => {
    const [shown = 0, draft = 0, gone = 0] = await add(db, {}, { status: 'draft' }, { status: 'sold', closedAt: new Date('2026-09-01') })
    const { vehicles } = await read(db, [draft, gone, 999_999_999_999_999, shown])
    expect(vehicles.map(({ id }) => id)).toEqual([shown])
  }),
)

test(
  'the label of a price is the stored one',
  withRollback(async (db) => {
    const [first = 0, second = 0] = await add(db, {}, {})
    await rateTestAd(db, first, 14_000)
    const { groups, rows } = await read(db, [first, second])
    expect(rows).toContain('Prezzo e stima: 2.100 € sotto la stima | non valutato')
    expect(groups[0]?.rows[0]?.cells?.[0]?.verdict).toBe('great')
  }),
)

test(
  'The view of differences leaves out equal rows and empty groups, and counts them',
  withRollback(async (db) => {
    const ids = await add(db, { mileageKm: 1 }, { mileageKm: 2 })
    const all = await read(db, ids)
    const different = await read(db, ids, { onlyDifferent: true })
    expect(different.equalRows).toBe(all.equalRows)
    expect(different.rows).toEqual(all.rows.filter((row) => !row.endsWith(' =')))
    expect(different.groups.map(({ title }) => title)).toEqual(['Il veicolo'])
  }),
)

test(
  'Vehicles of different kinds are compared by the facts that all kinds have',
  withRollback(async (db) => {
    const { rows } = await read(
      db,
      await add(db, { doors: 5 }, { category: 'caravan-e-camper', make: 'laika', model: null, beds: 4, mileageKm: 50_000 }),
    )
    const labels = rows.map((row) => row.split(':')[0])
    expect(labels).toEqual(expect.arrayContaining(['Chilometri', 'Carburante', 'Potenza']))
    expect(labels).not.toEqual(expect.arrayContaining(['Posti letto']))
    expect(labels).not.toContain('Porte')
    expect(labels).not.toContain('Neopatentati')
  }),
)

test(
  'new and rented vehicles have their own price, and no costs of a transfer',
  withRollback(async (db) => {
    const { rows } = await read(
      db,
      await add(
        db,
        { offerType: 'nuovo', firstRegistration: null, mileageKm: null },
        { offerType: 'noleggio', priceCents: null, rentalFeeCents: 29_900, rentalMonths: 36 },
      ),
    )
    expect(rows).toEqual(
      expect.arrayContaining([
        'Prezzo: 11.900 € | a noleggio',
        'Canone al mese: non a noleggio | 299 €',
        'Immatricolazione: da immatricolare | 06/2022',
        'Durata: non previsto | 36 mesi',
      ]),
    )
    expect(rows.some((row) => row.startsWith('Chiavi in mano'))).toBe(false)
  }),
)

test(
  'A comparison sends public data only',
  withRollback(async (db) => {
    const [dealerId = 0] = await addDealers(db, [{ name: 'Autosalone Rossi' }])
    const ids = await add(db, { dealerId, contactName: 'Mario', contactEmail: 'mario@example.org', contactPhone: '3330000000' })
    const comparison = await read(db, ids)
    expect(comparison.rows).toContain('Dove: Autosalone Rossi (MI)')
    expect(JSON.stringify(comparison)).not.toMatch(/Mario|example\.org|3330000000/)
    expect(JSON.parse(JSON.stringify(comparison))).toEqual(comparison)
  }),
)

test(
  'Five-year costs follow the given kilometres; sums with different parts are not compared',
  withRollback(async (db) => {
    const [little = 0, powerful = 0, rented = 0] = await add(
      db,
      { consumptionL100km: 5 },
      { consumptionL100km: 5, powerKw: 120 },
      { consumptionL100km: 5, offerType: 'noleggio', rentalFeeCents: 30_000 },
    )
    const yearsOf = async (ids: number[], kmAYear = '') => {
      const { groups, kmAYear: field } = await read(db, ids, { kmAYear })
      return { group: groups.find(({ title }) => title.startsWith('In cinque anni')), field }
    }
    const usual = await yearsOf([little, powerful])
    expect(usual.group?.title.replace(/\s/g, ' ')).toBe('In cinque anni, con 15.000 km l’anno')
    const rowOf = (label: string) => usual.group?.rows.find((row) => row.label === label)
    expect(rowOf('Bollo e superbollo')?.cells?.map(({ best }) => best)).toEqual(['Paga meno', undefined])
    expect(rowOf('Costo in cinque anni')?.cells?.[0]?.note).toContain('senza')
    expect((await yearsOf([little, powerful], '30.000')).group?.title.replace(/\s/g, ' ')).toBe('In cinque anni, con 30.000 km l’anno')
    const wrong = await yearsOf([little, powerful], '<b>tanti</b>'.slice(0, 10))
    expect(wrong.group?.title.replace(/\s/g, ' ')).toBe('In cinque anni, con 15.000 km l’anno')
    expect(wrong.field).toEqual({ text: '<b>tanti</', error: 'Scrivi un numero fra 1.000 e 100.000' })
    const withRental = await yearsOf([little, rented])
    expect(withRental.group?.rows.map(({ cells }) => cells?.[1]?.text)).toContain('non calcolato')
    expect((await yearsOf([rented, rented])).group).toBeUndefined()
  }),
)
