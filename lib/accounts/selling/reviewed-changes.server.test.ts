import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import { openDueCases } from '@/lib/accounts/moderation/change-reviewed.server'
import { appealCase, decideAppeal, decideCase } from '@/lib/accounts/moderation/decide-case.server'
import { addModerator, refuse } from '@/lib/accounts/moderation/test-case'
import { undoDecision } from '@/lib/accounts/moderation/undo-decision.server'
import { findStep } from '@/lib/accounts/selling/drafts/draft-queries.server'
import type { AnsweredStep } from '@/lib/accounts/selling/drafts/draft-steps'
import { publishDraft } from '@/lib/accounts/selling/drafts/publish-draft.server'
import { beginDraft, saveStep } from '@/lib/accounts/selling/drafts/save-draft.server'
import { changeVehicle } from '@/lib/accounts/selling/drafts/stock-drafts.server'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { AdStatus } from '@/lib/market/ads/ad'
import { putVehicle } from '@/lib/market/dealer-imports/one-vehicle.server'
import { pictureTestDraft } from '@/lib/market/photos/test-photos'
import { addValuedOffers } from '@/lib/market/price-rating/test-offers'
import { findRevised, findRevision } from '@/lib/market/review/revisions.server'
import { importStock } from '@/lib/market/stock-import/import-stock.server'
import { changeOwnPrice } from './change-own-ad.server'
import { editAd } from './edit-ad.server'
import { listOwnAds } from './own-ads.server'
import { readStockQuery } from './stock'
import { listStock } from './stock.server'
import { recordStockChange, undoStockChange } from './stock-changes.server'
import { changePrices, changeStockPrice } from './stock-prices.server'

const now = new Date()
const honest = 'Tenuta in box, tagliandi regolari, due chiavi, non fumatori.'
const fraud = 'Tenuta in box. Acconto via Western Union per la visita, scrivetemi su WhatsApp al mio numero.'
const euro = { fair: 8_900, bait: 900 }
const said = { text: honest, euro: euro.fair }

type Change = { text?: string; euro?: number }
type Seller = { user: User; adId: number; reference: string; dealership: Awaited<ReturnType<typeof addTestDealership>>['dealership'] }

async function open(db: Db, isDealer: boolean): Promise<Seller> {
  const { user: member, dealership } = await addTestDealership(db)
  const user = isDealer ? member : await addTestUser(db)
  await db`update app_user set created_at = now() - interval '1 year' where id = ${user.id}`
  const reference = 'A-1'
  const adId = isDealer
    ? (await putVehicle(db, { dealerId: dealership.dealerId, reference, category: 'auto', cells: cellsOf(said) })).id
    : await publish(db, user)
  return { user, adId, reference, dealership }
}

async function publish(db: Db, user: User): Promise<number> {
  const holder = { userId: user.id, key: undefined }
  const { id } = await beginDraft(db, holder, 'auto', {
    ...{ offerta: 'usato', marca: 'fiat', modello: 'panda', immatricolazione: '03/2019', km: '45.000', carburante: 'benzina' },
  })
  await pictureTestDraft(db, id)
  await fill(db, user, id, said)
  await type(db, user, id, 'pubblica', { nome: 'Mario', comune: 'Monza (MB)' })
  return (await publishDraft(db, user, id, now)).id
}

function cellsOf({ text, euro: price }: Change): Record<string, string> {
  const said = { ...(text !== undefined && { descrizione: text }), ...(price !== undefined && { prezzo: String(price) }) }
  return { marca: 'Fiat', modello: 'Panda', immatricolazione: '03/2019', km: '45000', carburante: 'benzina', ...said }
}

async function type(db: Db, user: User, draftId: string, step: AnsweredStep, typed: Record<string, string>): Promise<void> {
  const { version, answers } = await findStep(db, draftId, step)
  await saveStep(
    db,
    { id: draftId, holder: { userId: user.id, key: undefined } },
    { step, sent: { ...answers, ...typed }, seenVersion: version },
  )
}

async function fill(db: Db, user: User, draftId: string, { text, euro: price }: Change): Promise<void> {
  if (text !== undefined) await type(db, user, draftId, 'testo', { descrizione: text })
  if (price !== undefined) await type(db, user, draftId, 'prezzo', { prezzo: String(price) })
}

function fileOf(reference: string, change: Change): Readable {
  const cells = { id: reference, ...cellsOf(change) }
  return Readable.from([Buffer.from(`${Object.keys(cells).join(';')}\n${Object.values(cells).join(';')}\n`)])
}

/** Every way by which something that buyers read is changed, and what it can change. */
const paths: Readonly<
  Record<string, { isDealer: boolean; can: readonly (keyof Change)[]; change(db: Db, seller: Seller, change: Change): Promise<unknown> }>
> = {
  'the form of a private seller': {
    ...{ isDealer: false, can: ['text', 'euro'] },
    async change(db, { user, adId }, change) {
      const draftId = await editAd(db, user, adId)
      await fill(db, user, draftId, change)
      return publishDraft(db, user, draftId, now)
    },
  },
  'the quick price of a private seller': {
    ...{ isDealer: false, can: ['euro'] },
    change: (db, { user, adId }, { euro }) => changeOwnPrice(db, user, adId, String(euro)),
  },
  'the form of a dealer': {
    ...{ isDealer: true, can: ['text', 'euro'] },
    async change(db, { user, adId, dealership }, change) {
      const draftId = await changeVehicle(db, dealership, adId)
      await fill(db, user, draftId, change)
      return publishDraft(db, user, draftId, now)
    },
  },
  'the price in a dealer’s stock, and of the partner API': {
    ...{ isDealer: true, can: ['euro'] },
    change: (db, { user, adId, dealership }, { euro }) => changeStockPrice(db, dealership, user, adId, String(euro)),
  },
  'several prices at once': {
    ...{ isDealer: true, can: ['euro'] },
    change: (db, { user, adId, dealership }) => changePrices(db, dealership, user, [adId], { kind: 'percent', percent: -89 }),
  },
  'prices as they were': {
    ...{ isDealer: true, can: ['euro'] },
    async change(db, { user, adId, dealership }, { euro = 0 }) {
      const was = { id: adId, before: String(euro * 100), after: String(said.euro * 100) }
      return undoStockChange(db, dealership, user, (await recordStockChange(db, dealership, user, 'prices', [was])) ?? 0, now)
    },
  },
  'a file, a feed and the imports of the partner API': {
    ...{ isDealer: true, can: ['text', 'euro'] },
    change: (db, { reference, dealership }, change) =>
      importStock(db, fileOf(reference, { ...said, ...change }), { dealerId: dealership.dealerId }),
  },
  'one vehicle by the partner API': {
    ...{ isDealer: true, can: ['text', 'euro'] },
    change: (db, { reference, dealership }, change) =>
      putVehicle(db, {
        dealerId: dealership.dealerId,
        reference,
        category: 'auto',
        cells: cellsOf({ ...said, ...change }),
      }),
  },
}

const table = Object.entries(paths).flatMap(([path, { can }]) =>
  [
    { signal: 'words of frauds', change: { text: fraud } },
    { signal: 'a tenth of the price', change: { euro: euro.bait } },
  ].flatMap(({ signal, change }) => (can.some((name) => name in change) ? [{ path, signal, change: change satisfies Change }] : [])),
)

async function read(db: Db, adId: number) {
  const [ad] = await db<{ status: AdStatus; description: string; priceCents: number | null }[]>`
    select status, description, price_cents from ad where id = ${adId}`
  return ad
}
async function openCaseOf(db: Db, adId: number): Promise<number | undefined> {
  await openDueCases(db)
  return (await db<{ id: number }[]>`select id from moderation_case where ad_id = ${adId} and decided_at is null`)[0]?.id
}
const asBefore = { status: 'published', description: honest, priceCents: euro.fair * 100 }

test.each(table)('$signal by $path wait for a person, and everybody reads what stood there before', async ({ path, change }) => {
  await withRollback(async (db) => {
    const way = paths[path]
    if (!way) throw new Error('no such path')
    const seller = await open(db, way.isDealer)
    const { adId, user, dealership } = seller
    await way.change(db, seller, change)
    expect(await read(db, adId)).toEqual(asBefore)
    const caseId = (await openCaseOf(db, adId)) ?? 0
    expect(caseId, 'a case').not.toBe(0)
    expect([...(await findRevised(db, [adId]))]).toEqual([adId])
    if (way.isDealer) expect((await listStock(db, dealership, readStockQuery({}))).vehicles).toMatchObject([{ isRevised: true }])
    else expect(await listOwnAds(db, user, now)).toMatchObject([{ isRevised: true }])

    const moderator = await addModerator(db)
    await decideCase(db, moderator, caseId, refuse)
    expect(await read(db, adId), 'the change is refused, the ad stays').toEqual(asBefore)
    await undoDecision(db, moderator, caseId)
    await decideCase(db, moderator, caseId, { outcome: 'approved', reason: null, statement: '', note: '' })
    expect(await read(db, adId)).toMatchObject('text' in change ? { description: fraud } : { status: 'published' })
    expect((await read(db, adId))?.priceCents).toBe('euro' in change ? await lastPrice(db, adId) : asBefore.priceCents)
    expect(await findRevision(db, adId)).toBeUndefined()
    await undoDecision(db, moderator, caseId)
    expect(await read(db, adId), 'an approval that is undone').toEqual(asBefore)
    expect(await findRevision(db, adId)).toBeDefined()
  })()
})

async function lastPrice(db: Db, adId: number): Promise<number | undefined> {
  const cents = (await read(db, adId))?.priceCents ?? 0
  expect(cents).toBeLessThan(euro.fair * 50)
  return cents
}

test.each(Object.entries(paths).flatMap(([path, { can }]) => can.map((name) => ({ path, name }))))(
  'an honest change of $name by $path is online at once',
  async ({ path, name }) => {
    await withRollback(async (db) => {
      const way = paths[path]
      if (!way) throw new Error('no such path')
      if (path === 'several prices at once') return // they all get the share of the table above
      const seller = await open(db, way.isDealer)
      const other = name === 'text' ? { text: `${honest} Gomme nuove.` } : { euro: 8_500 }
      await way.change(db, seller, other)
      expect(await read(db, seller.adId)).toEqual({
        ...asBefore,
        ...('text' in other ? { description: other.text } : { priceCents: 850_000 }),
      })
      expect(await openCaseOf(db, seller.adId)).toBeUndefined()
    })()
  },
)

test(
  'a file that repeats a waiting or refused change opens no second case; one that reverts it ends it',
  withRollback(async (db) => {
    const seller = await open(db, true)
    const bring = (change: Change) => paths['a file, a feed and the imports of the partner API']?.change(db, seller, change)
    await bring({ text: fraud })
    const caseId = (await openCaseOf(db, seller.adId)) ?? 0
    await decideCase(db, await addModerator(db), caseId, { ...refuse, outcome: 'changes' })
    await bring({ text: fraud })
    expect(await openCaseOf(db, seller.adId)).toBeUndefined()
    expect(await read(db, seller.adId)).toEqual(asBefore)
    await bring({ text: `${fraud} Anche domani.` })
    expect(await openCaseOf(db, seller.adId), 'another text').toBeDefined()
  }),
)

test.each(['a file', 'the partner API'])(
  'a new vehicle with the words of frauds that %s brings is seen by nobody until a person has looked',
  async (path) => {
    await withRollback(async (db) => {
      const { dealership } = await addTestDealership(db)
      const { dealerId } = dealership
      if (path === 'a file') await importStock(db, fileOf('B-2', { text: fraud, euro: euro.fair }), { dealerId })
      else await putVehicle(db, { dealerId, reference: 'B-2', category: 'auto', cells: cellsOf({ text: fraud, euro: euro.fair }) })
      const [ad] = await db<{ id: number; status: AdStatus }[]>`select id, status from ad where dealer_id = ${dealerId}`
      expect(ad?.status).toBe('in_review')
      const caseId = (await openCaseOf(db, ad?.id ?? 0)) ?? 0
      await decideCase(db, await addModerator(db), caseId, { outcome: 'approved', reason: null, statement: '', note: '' })
      expect(await db`select status, expires_at from ad where id = ${ad?.id ?? 0}`).toEqual([{ status: 'published', expiresAt: null }])
    })()
  },
)

test(
  'what dealers write every day is held by nothing: WhatsApp, delivery at home, a deposit to keep a car',
  withRollback(async (db) => {
    const seller = await open(db, true)
    const text = 'Scrivici su WhatsApp. Consegna a domicilio con trasportatore, pagamento con bonifico. Bloccala con un acconto.'
    await paths['a file, a feed and the imports of the partner API']?.change(db, seller, { text })
    expect(await read(db, seller.adId)).toMatchObject({ description: text })
  }),
)

test.each(Object.keys(paths).filter((path) => /form of|a file/.test(path)))(
  'a change by %s that was refused can be objected to once: somebody else grants it, and it is online',
  async (path) => {
    await withRollback(async (db) => {
      const way = paths[path]
      if (!way) throw new Error('no such path')
      const seller = await open(db, way.isDealer)
      const { adId, user, dealership } = seller
      await way.change(db, seller, { text: fraud })
      const caseId = (await openCaseOf(db, adId)) ?? 0
      const [first, second] = [await addModerator(db), await addModerator(db)]
      const appellant = way.isDealer ? dealership : user
      const stranger = way.isDealer ? (await addTestDealership(db)).dealership : await addTestUser(db)
      const plea = 'Il testo è di un modello, non chiediamo denaro.'
      await expect(appealCase(db, appellant, adId, plea), 'before a decision').rejects.toMatchObject({ code: 'notFound' })
      await decideCase(db, first, caseId, refuse)
      const ofIt = { isOfChange: true, appeal: 'open', statement: refuse.statement }
      if (way.isDealer) expect((await listStock(db, dealership, readStockQuery({}))).vehicles).toMatchObject([{ refusal: ofIt }])
      else expect(await listOwnAds(db, user, now)).toMatchObject([{ refusal: ofIt }])
      await expect(appealCase(db, stranger, adId, plea)).rejects.toMatchObject({ code: 'notFound' })
      await appealCase(db, appellant, adId, plea)
      await expect(appealCase(db, appellant, adId, plea), 'a second time').rejects.toMatchObject({ code: 'notFound' })
      await expect(decideAppeal(db, first, caseId, { isGranted: true, statement: '' })).rejects.toMatchObject({ code: 'forbidden' })
      expect(await read(db, adId), 'until then').toEqual(asBefore)
      await decideAppeal(db, second, caseId, { isGranted: true, statement: '' })
      expect(await read(db, adId)).toMatchObject({ status: 'published', description: fraud })
      const mails = await db<{ bodyText: string }[]>`
        select body_text from outbox_mail where kind in ('ad-refused', 'appeal-decided') order by id`
      expect(mails.map(({ bodyText }) => bodyText)).toMatchObject([
        expect.stringMatching(/fare ricorso entro 6 mesi[\s\S]*un’altra persona/),
        expect.stringContaining('le modifiche a «'),
      ])
      expect(mails[0]?.bodyText).toContain(way.isDealer ? '/area-concessionario/veicoli' : '/area-privata/annunci')
    })()
  },
)

test(
  'a rejected objection leaves the ad as it was; an honest change afterwards ends the refusal',
  withRollback(async (db) => {
    const seller = await open(db, false)
    const { adId, user } = seller
    const form = paths['the form of a private seller']
    await form?.change(db, seller, { text: fraud })
    const caseId = (await openCaseOf(db, adId)) ?? 0
    await decideCase(db, await addModerator(db), caseId, refuse)
    await appealCase(db, user, adId, 'Non chiedo denaro prima della visita.')
    await decideAppeal(db, await addModerator(db), caseId, { isGranted: false, statement: 'Il testo lo chiede.' })
    expect(await read(db, adId)).toEqual(asBefore)
    expect(await listOwnAds(db, user, now)).toMatchObject([{ refusal: { appeal: 'rejected' } }])
    await form?.change(db, seller, { text: `${honest} Gomme nuove.` })
    expect(await listOwnAds(db, user, now)).toMatchObject([{ refusal: null }])
  }),
)

test(
  'a new vehicle of a file waits for a moderator at a far too low price, else it is online at once',
  withRollback(async (db) => {
    await addValuedOffers(db, 300)
    const { dealership } = await addTestDealership(db)
    const { dealerId } = dealership
    const cells = (price: string) => ({
      ...{ marca: 'Fiat', modello: 'Panda', versione: '1.2 Easy', immatricolazione: '03/2022', km: '50000', carburante: 'benzina' },
      ...{ cambio: 'manuale', kw: '51', prezzo: price },
    })
    const header = Object.keys(cells('')).join(';')
    const rows = ['900', '8900'].map((price, at) => `${at};${Object.values(cells(price)).join(';')}`)
    await importStock(db, Readable.from([Buffer.from(`id;${header}\n${rows.join('\n')}\n`)]), { dealerId })
    await putVehicle(db, { dealerId, reference: 'C-3', category: 'auto', cells: cells('910') })
    expect(await db`select price_cents, status from ad where dealer_id = ${dealerId} order by id`).toEqual([
      { priceCents: 90_000, status: 'in_review' },
      { priceCents: 890_000, status: 'published' },
      { priceCents: 91_000, status: 'in_review' },
    ])
  }),
)
