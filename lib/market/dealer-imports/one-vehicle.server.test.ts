import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { importStock } from '@/lib/market/stock-import/import-stock.server'
import { findVehicle, putVehicle, referencesOf } from './one-vehicle.server'

const cells = {
  marca: 'Fiat',
  modello: 'Panda',
  versione: '1.2 Easy',
  prezzo: '9.500',
  km: '45000',
  immatricolazione: '03/2019',
  carburante: 'Benzina',
}

test(
  'a vehicle is created and updated by its reference, which belongs to one dealer',
  withRollback(async (db) => {
    const [dealerId = 0, other = 0] = await addDealers(db, [{ name: 'Uno' }, { name: 'Due' }])
    const vehicle = { dealerId, reference: 'A-17', category: null, cells }
    const created = await putVehicle(db, vehicle)
    expect(created).toMatchObject({ reference: 'A-17', outcome: 'created', isDraft: false })
    expect(await putVehicle(db, { ...vehicle, cells: { ...cells, prezzo: '9.200' } })).toMatchObject({ id: created.id, outcome: 'updated' })
    expect(await db`select price_cents from ad where id = ${created.id}`).toEqual([{ priceCents: 920_000 }])
    expect(await putVehicle(db, { ...vehicle, cells: { ...cells, prezzo: '9.200' } })).toMatchObject({
      id: created.id,
      outcome: 'unchanged',
    })
    expect(await findVehicle(db, dealerId, 'A-17')).toBe(created.id)
    expect(await findVehicle(db, other, 'A-17')).toBeUndefined()
    expect(await referencesOf(db, dealerId, [created.id])).toEqual(new Map([[created.id, 'A-17']]))
    expect(await referencesOf(db, other, [created.id])).toEqual(new Map())
  }),
)

test(
  'two new cars alike but for the dealer’s own number are two vehicles',
  withRollback(async (db) => {
    const [dealerId = 0] = await addDealers(db, [{ name: 'Uno' }])
    const alike = { ...cells, tipologia: 'km 0', km: '10', immatricolazione: '10/2026' }
    const put = (reference: string) => putVehicle(db, { dealerId, reference, category: null, cells: alike })
    const [first, second] = [await put('N-1'), await put('N-2')]
    expect([first.outcome, second.outcome]).toEqual(['created', 'created'])
    expect(second.id).not.toBe(first.id)
    expect(await put('N-2')).toMatchObject({ id: second.id })
  }),
)

test(
  'a vehicle without a mandatory fact is a draft that says what is missing',
  withRollback(async (db) => {
    const [dealerId = 0] = await addDealers(db, [{ name: 'Uno' }])
    const { km: _km, ...withoutKm } = cells
    const draft = await putVehicle(db, { dealerId, reference: 'B', category: null, cells: withoutKm })
    expect(draft).toMatchObject({ outcome: 'created', isDraft: true })
    expect(JSON.stringify(draft.notes)).toMatch(/chilomet/i)
    for (const bad of [{ prezzo: '9000' }, { marca: 'Inventata', modello: 'Nessuna' }, { marca: '' }])
      await expect(putVehicle(db, { dealerId, reference: 'C', category: null, cells: bad }), JSON.stringify(bad)).rejects.toMatchObject({
        code: 'invalid',
      })
    expect(await findVehicle(db, dealerId, 'C')).toBeUndefined()
  }),
)

test(
  'a reference has one spelling in and out, however many blanks it was typed with',
  withRollback(async (db) => {
    const [dealerId = 0] = await addDealers(db, [{ name: 'Uno' }])
    const put = (reference: string) => putVehicle(db, { dealerId, reference, category: null, cells })
    const created = await put('A  21')
    expect(created).toMatchObject({ outcome: 'created', reference: 'A 21' })
    expect(await put(' A 21 ')).toMatchObject({ id: created.id, outcome: 'unchanged', reference: 'A 21' })
    expect(await findVehicle(db, dealerId, 'A   21')).toBe(created.id)
  }),
)

test(
  'what is refused because another ad looks the same has written nothing, and names that ad',
  withRollback(async (db) => {
    const [dealerId = 0] = await addDealers(db, [{ name: 'Uno' }])
    const file = ['marca;modello;versione;prezzo;km;immatricolazione;carburante', 'Fiat;Panda;1.2 Easy;9500;45000;03/2019;Benzina'].join(
      '\n',
    )
    await importStock(db, Readable.from([Buffer.from(file)]), { dealerId })
    const ads = () => db<{ id: number }[]>`select id from ad where dealer_id = ${dealerId}`
    const [first, ...others] = await ads()
    expect(others).toEqual([])
    await expect(putVehicle(db, { dealerId, reference: 'T-1', category: null, cells })).rejects.toMatchObject({
      code: 'invalid',
      shownText: `Il veicolo non è stato accolto: sembra lo stesso veicolo dell’annuncio ${first?.id}.`,
    })
    expect(await ads()).toEqual([first])
  }),
)

test(
  'a vehicle that is sold makes no ad, and ends the one that is on',
  withRollback(async (db) => {
    const [dealerId = 0] = await addDealers(db, [{ name: 'Uno' }])
    const put = (reference: string, stato: string) => putVehicle(db, { dealerId, reference, category: null, cells: { ...cells, stato } })
    await expect(put('S-1', 'Venduto')).rejects.toMatchObject({
      code: 'invalid',
      shownText: 'Il veicolo non è stato accolto: «S-1»: nel file è venduto: non è in vendita.',
    })
    expect(await findVehicle(db, dealerId, 'S-1')).toBeUndefined()
    const { id } = await put('S-2', 'Disponibile')
    expect(await put('S-2', 'Venduto')).toMatchObject({ id, outcome: 'updated' })
    expect(await db`select status from ad where id = ${id}`).toEqual([{ status: 'sold' }])
  }),
)

test.each(['nan', 'n.d.', 'diesel', '03/2019', '125.0', '€ 9.900', '🙂'])(
  'the reference «%s», which is no code in a file, is refused and writes nothing',
  (reference) =>
    withRollback(async (db) => {
      const [dealerId = 0] = await addDealers(db, [{ name: 'Uno' }])
      const refusal = await putVehicle(db, { dealerId, reference, category: null, cells }).catch((error: unknown) => error)
      expect(refusal instanceof AppError ? refusal.shownText : refusal).toMatch(/riferimento/)
      expect(await db`select id from ad where dealer_id = ${dealerId}`).toEqual([])
    })(),
)

test(
  'a reference with composed letters equals one with decomposed letters',
  withRollback(async (db) => {
    const [dealerId = 0] = await addDealers(db, [{ name: 'Uno' }])
    const put = (reference: string) => putVehicle(db, { dealerId, reference, category: null, cells })
    const created = await put('Citta\u0300 7')
    expect(created).toMatchObject({ outcome: 'created', reference: 'Citt\u00e0 7' })
    expect(await put('Citt\u00e0 7')).toMatchObject({ id: created.id, outcome: 'unchanged' })
    expect(await findVehicle(db, dealerId, 'Citta\u0300 7')).toBe(created.id)
    expect(await referencesOf(db, dealerId, [created.id])).toEqual(new Map([[created.id, 'Citt\u00e0 7']]))
  }),
)
