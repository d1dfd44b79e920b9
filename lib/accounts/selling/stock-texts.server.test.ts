import { expect, test } from 'vitest'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { findAdPage } from '@/lib/market/ads/ad-queries.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { measureText } from '@/lib/market/catalogue/number-text'
import { undoStockChange } from './stock-changes.server'
import {
  addDescriptionTemplate,
  composeStock,
  listDescriptionTemplates,
  previewTexts,
  removeDescriptionTemplate,
} from './stock-texts.server'

const text = `Fiat Panda, ${measureText(45_000, 'km')}.`

test(
  'a template writes where a description is missing, says so on the ad, and can be undone',
  withRollback(async (db) => {
    const [{ dealership, user }, other] = [await addTestDealership(db), await addTestDealership(db)]
    const { dealerId } = dealership
    const add = (description: string) => addTestAd(db, { dealerId, version: '1.2 Easy', mileageKm: 45_000, description })
    const ids = [await add(''), await add(''), await add('La nostra Panda.')]
    const id = await addDescriptionTemplate(db, dealership, 'Breve', '{marca} {modello}, {km}. Cambio {cambio}.')
    const [template] = await listDescriptionTemplates(db, dealership)
    if (!template) throw new Error('no template')
    expect(await previewTexts(db, dealership, ids, template)).toMatchObject({
      found: 3,
      changing: 2,
      samples: [{ text }, {}],
    })
    const { done, unchanged, changeId } = await composeStock(db, dealership, user, ids, id)
    expect([done, unchanged]).toEqual([2, 1])
    const pageOf = async (at: number) => findAdPage(db, ids[at] ?? 0)
    expect(await pageOf(0)).toMatchObject({ isComposed: true, ad: { description: text } })
    expect((await pageOf(2))?.isComposed).toBeUndefined()
    await db`update ad set description = 'Nostra.' where id = ${ids[1] ?? 0}`
    expect((await pageOf(1))?.isComposed, 'somebody wrote it').toBeUndefined()
    expect((await undoStockChange(db, dealership, user, changeId ?? 0, new Date())).restored).toBe(1)
    expect([(await pageOf(0))?.ad.description, (await pageOf(1))?.ad.description]).toEqual(['', 'Nostra.'])

    await expect(composeStock(db, other.dealership, other.user, ids, id)).rejects.toMatchObject({ code: 'notFound' })
    await expect(removeDescriptionTemplate(db, other.dealership, id)).rejects.toMatchObject({ code: 'notFound' })
    await expect(addDescriptionTemplate(db, dealership, 'Altro', '{marka}.')).rejects.toMatchObject({ path: 'testo' })
    await removeDescriptionTemplate(db, dealership, id)
    expect(await listDescriptionTemplates(db, dealership)).toEqual([])
  }),
)
