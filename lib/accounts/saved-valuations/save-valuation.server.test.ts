import { expect, test } from 'vitest'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { addValuedOffers } from '@/lib/market/price-rating/test-offers'
import { findValuationToSave, removeValuation, restoreValuation, saveValuation } from './save-valuation.server'
import { maxSavedValuations, valuationUndoMinutes } from './saved-valuation'
import { exportSavedValuations, listSavedValuations, savedValuationExpiries } from './saved-valuation-queries.server'

/** The address of a vehicle that many are like; `km` further than the first. */
async function openMarket(db: Db): Promise<(km?: number) => string> {
  const [offer] = await addValuedOffers(db, 400)
  if (!offer?.vehicle.model) throw new Error('no offers')
  const { make, model } = offer.vehicle
  return (km = 0) => `marca=${make}&modello=${model}&immatricolazione=03%2F2021&km=${60_000 + km}`
}

const idsOf = async (db: Db, userId: number) => (await listSavedValuations(db, userId)).map(({ id }) => id)

test(
  'a saved valuation has the value of then beside that of now, also when saved again',
  withRollback(async (db) => {
    const addressOf = await openMarket(db)
    const { id } = await addTestUser(db)
    const first = await saveValuation(db, id, addressOf())
    await db`update saved_valuation set euro = euro + 500 where id = ${first.id}`
    expect(await saveValuation(db, id, `${addressOf()}&inventato=1`)).toEqual({ ...first, isNew: false })
    const [saved] = await listSavedValuations(db, id)
    const worth = await findValuationToSave(db, addressOf())
    if ('problem' in worth) throw new Error(worth.problem)
    expect(saved).toMatchObject({ id: first.id, euro: worth.euro + 500, facts: '03/2021 · 60.000 km', now: { euro: worth.euro } })
    expect(saved?.href).toBe(`/valutazione-auto?${addressOf()}`)
    expect(await exportSavedValuations(db, id)).toMatchObject([{ address: addressOf(), euro: worth.euro + 500, removedAt: null }])
  }),
)

test(
  'an address without a valuation and a vehicle without a value are refused with the reason',
  withRollback(async (db) => {
    const addressOf = await openMarket(db)
    const { id } = await addTestUser(db)
    for (const address of ['', 'marca=fiat', 'marca=inventata&modello=x&immatricolazione=2020&km=1', `${addressOf()}&potenza=tanto`]) {
      await expect(saveValuation(db, id, address), address).rejects.toMatchObject({
        shownText: 'Questo indirizzo non è una valutazione di Ingrana.',
      })
    }
    const scooter = 'categoria=moto-e-scooter&marca=honda&modello=sh-125&immatricolazione=2020&km=10000'
    const refused = await saveValuation(db, id, scooter).catch((error: unknown) => error)
    expect(refused instanceof AppError && refused.shownText).toMatch(/^Di «.+» non c’è un valore da salvare\. /)
    expect(await idsOf(db, id)).toEqual([])
  }),
)

test(
  'a removed valuation can be restored by its owner within its time; then the row goes',
  withRollback(async (db) => {
    const addressOf = await openMarket(db)
    const [owner, other] = [await addTestUser(db), await addTestUser(db)]
    const saved = await saveValuation(db, owner.id, addressOf())
    await expect(removeValuation(db, other.id, saved.id)).rejects.toMatchObject({ code: 'notFound' })
    await removeValuation(db, owner.id, saved.id)
    expect(await idsOf(db, owner.id)).toEqual([])
    await expect(restoreValuation(db, other.id, saved.id)).rejects.toMatchObject({ code: 'notFound' })
    await restoreValuation(db, owner.id, saved.id)
    expect(await restoreValuation(db, owner.id, saved.id)).toMatchObject({ id: saved.id }) // it is there already
    expect(await idsOf(db, owner.id)).toEqual([saved.id])
    await removeValuation(db, owner.id, saved.id)
    await db`update saved_valuation set removed_at = now() - ${valuationUndoMinutes + 1} * interval '1 minute'`
    await expect(restoreValuation(db, owner.id, saved.id)).rejects.toMatchObject({ code: 'notFound' })
    for (const expiry of savedValuationExpiries) await purgeRows(db, expiry)
    expect(await exportSavedValuations(db, owner.id)).toEqual([])
  }),
)

test(
  'a full list takes no more, and says so',
  withRollback(async (db) => {
    const addressOf = await openMarket(db)
    const { id } = await addTestUser(db)
    for (let km = 1; km <= maxSavedValuations; km++) await saveValuation(db, id, addressOf(km))
    const full = {
      code: 'conflict',
      shownText: `Hai ${maxSavedValuations} valutazioni salvate, il massimo. Elimina quelle che non ti servono e riprova.`,
    }
    await expect(saveValuation(db, id, addressOf())).rejects.toMatchObject(full)
    expect((await saveValuation(db, id, addressOf(1))).isNew).toBe(false)
  }),
)
