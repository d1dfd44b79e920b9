import { expect, test } from 'vitest'
import { liftBan } from '@/lib/accounts/moderation/account-ban.server'
import { findCase } from '@/lib/accounts/moderation/case-queries.server'
import { decideCase } from '@/lib/accounts/moderation/decide-case.server'
import { openCase } from '@/lib/accounts/moderation/open-case.server'
import { addModerator, refuse } from '@/lib/accounts/moderation/test-case'
import { type DraftHolder, findDraft } from '@/lib/accounts/selling/drafts/draft-access.server'
import { findStep, listDrafts } from '@/lib/accounts/selling/drafts/draft-queries.server'
import type { AnsweredStep } from '@/lib/accounts/selling/drafts/draft-steps'
import { publishDraft } from '@/lib/accounts/selling/drafts/publish-draft.server'
import { answersOfDraft, beginDraft, chooseVersion, deleteDraft, saveStep } from '@/lib/accounts/selling/drafts/save-draft.server'
import { addTestUser, mailsTo } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { randomToken } from '@/lib/kernel/tokens/random-token.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { removePhoto } from '@/lib/market/photos/draft-photos.server'
import { listShownPhotos } from '@/lib/market/photos/shown-photos.server'
import { pictureTestDraft } from '@/lib/market/photos/test-photos'
import { changeOwnPrice } from './change-own-ad.server'
import { editAd } from './edit-ad.server'

const vehicle = { offerta: 'usato', marca: 'fiat', modello: 'panda', immatricolazione: '03/2019', km: '45.000', carburante: 'benzina' }
const description = 'Vendo per arrivo di un’auto più grande: sempre tenuta in box.'
const now = new Date('2026-11-23T10:00:00Z')
const stranger = (): DraftHolder => ({ userId: undefined, key: randomToken() })

async function begin(db: Db, holder: DraftHolder) {
  const { id } = await beginDraft(db, holder, 'auto', vehicle)
  const save = async (step: AnsweredStep, sent: Record<string, string>) => {
    const { version } = await findStep(db, id, step)
    return saveStep(db, { id, holder }, { step, sent, seenVersion: version })
  }
  return { id, save }
}

async function beginWhole(db: Db, holder: DraftHolder, hash: bigint | null = null) {
  const draft = await begin(db, holder)
  const photoId = await pictureTestDraft(db, draft.id, hash)
  await draft.save('testo', { descrizione: description })
  await draft.save('prezzo', { prezzo: '9.900', trattabile: 'true' })
  await draft.save('pubblica', { nome: 'Mario', comune: 'Monza (MB)' })
  return { ...draft, photoId }
}

test(
  'a draft belongs to its browser, then to the account that logs in there, and to nobody else',
  withRollback(async (db) => {
    const holder = stranger()
    const { id } = await begin(db, holder)
    const [owner, other] = [await addTestUser(db), await addTestUser(db)]
    expect(await findDraft(db, id, holder)).toMatchObject({ id, category: 'auto', ownerId: null })
    for (const nobody of [
      stranger(),
      { userId: other.id, key: undefined },
      { userId: undefined, key: undefined },
      { userId: other.id, key: randomToken() },
    ])
      await expect(findDraft(db, id, nobody)).rejects.toThrow('no such draft')
    expect(await listDrafts(db, { ...holder, userId: owner.id })).toMatchObject([{ id, name: 'Fiat Panda', step: 'testo' }])
    expect(await findDraft(db, id, { userId: owner.id, key: undefined })).toMatchObject({ ownerId: owner.id })
    await expect(findDraft(db, id, holder)).rejects.toThrow('no such draft')
  }),
)

test(
  'a draft begins with the first change: one that was only opened is in no list, and is opened again',
  withRollback(async (db) => {
    const owner = await addTestUser(db)
    const holder = { userId: owner.id, key: undefined }
    const { id } = await beginDraft(db, holder, 'auto', {})
    expect(await beginDraft(db, holder, 'auto', {})).toMatchObject({ id })
    const save = async (draft: string, step: AnsweredStep, sent: Record<string, string>) =>
      saveStep(db, { id: draft, holder }, { step, sent, seenVersion: (await findStep(db, draft, step)).version })
    await save(id, 'veicolo', { offerta: 'usato' })
    expect(await listDrafts(db, holder), 'saved as it was').toEqual([])
    await save(id, 'veicolo', { offerta: 'usato', marca: 'fiat' })
    expect(await listDrafts(db, holder)).toMatchObject([{ id, name: 'Fiat' }])
    const adId = await addTestAd(db, { ownerId: owner.id, contactEmail: owner.email, priceCents: 990_000 })
    const change = await editAd(db, owner, adId)
    expect(await listDrafts(db, holder)).toMatchObject([{ id }])
    await save(change, 'testo', { descrizione: description })
    expect((await listDrafts(db, holder)).map((line) => line.id)).toEqual([change, id])
  }),
)

test(
  'who logs in finds the draft of their browser at its own address, and then on every device',
  withRollback(async (db) => {
    const holder = stranger()
    const { id } = await begin(db, holder)
    const owner = await addTestUser(db)
    expect(await findDraft(db, id, { ...holder, userId: owner.id })).toMatchObject({ id, ownerId: owner.id })
    expect(await findDraft(db, id, { userId: owner.id, key: undefined })).toMatchObject({ id })
  }),
)

test.each(['', 'x', '1', "' or 1=1", '00000000-0000-0000-0000-000000000000', undefined])('%o is no draft', (id) =>
  withRollback(async (db) => {
    await expect(findDraft(db, id, stranger())).rejects.toMatchObject({ code: 'notFound' })
  })(),
)

test(
  'what was typed is stored as it was typed, right or wrong',
  withRollback(async (db) => {
    const holder = stranger()
    const { id, save } = await begin(db, holder)
    await save('veicolo', { ...vehicle, km: 'molti', potenza: '' })
    expect(await answersOfDraft(db, id)).toEqual({ ...vehicle, km: 'molti' })
  }),
)

test(
  'two devices never overwrite each other: both texts stay until one is chosen',
  withRollback(async (db) => {
    const holder = stranger()
    const { id } = await begin(db, holder)
    const draft = { id, holder }
    const { version: seenVersion } = await findStep(db, id, 'testo')
    const first = await saveStep(db, draft, { step: 'testo', sent: { descrizione: 'dal telefono' }, seenVersion })
    const second = await saveStep(db, draft, { step: 'testo', sent: { descrizione: 'dal computer' }, seenVersion })
    expect([first.isRival, second.isRival]).toEqual([false, true])
    expect(await findStep(db, id, 'testo')).toMatchObject({
      answers: { descrizione: 'dal telefono' },
      rival: { descrizione: 'dal computer' },
    })
    await chooseVersion(db, draft, 'testo', true)
    expect(await findStep(db, id, 'testo')).toMatchObject({ answers: { descrizione: 'dal computer' }, rival: null })
    await chooseVersion(db, draft, 'testo', true)
    expect(await findStep(db, id, 'testo')).toMatchObject({ answers: { descrizione: 'dal computer' } })
  }),
)

test(
  'a page of a draft is saved on top of the version it was rendered with, and of no older one',
  withRollback(async (db) => {
    const holder = stranger()
    const { id } = await begin(db, holder)
    const { version } = await findStep(db, id, 'testo')
    const save = (descrizione: string, seenVersion: number) =>
      saveStep(db, { id, holder }, { step: 'testo', sent: { descrizione }, seenVersion })
    expect(await save('una', version)).toMatchObject({ version: version + 1, isRival: false })
    expect(await save('due', version + 1)).toMatchObject({ version: version + 2, isRival: false })
    expect(await save('tre', version + 1)).toMatchObject({ version: version + 2, isRival: true })
    expect(await save('quattro', version + 3), 'one that never was').toMatchObject({ isRival: true })
    expect(await findStep(db, id, 'testo')).toMatchObject({ answers: { descrizione: 'due' }, version: version + 2 })
  }),
)

test(
  'a page of a draft keeps its version when it is saved twice',
  withRollback(async (db) => {
    const holder = stranger()
    const { id } = await begin(db, holder)
    const { version: seenVersion } = await findStep(db, id, 'prezzo')
    for (const time of [1, 2])
      expect(await saveStep(db, { id, holder }, { step: 'prezzo', sent: { prezzo: '9.900' }, seenVersion }), String(time)).toMatchObject({
        isRival: false,
      })
  }),
)

test(
  'a whole draft becomes one ad of its owner, however often it is sent',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const { id } = await beginWhole(db, { userId: user.id, key: undefined })
    const ad = await publishDraft(db, user, id, now)
    expect(await publishDraft(db, user, id, now)).toEqual(ad)
    const ads = await db`
      select id, status, make, model, price_cents, negotiable, contact_email, seller_type, province_code, expires_at
      from ad where owner_id = ${user.id}`
    expect(ads).toEqual([
      {
        id: ad.id,
        status: 'published',
        make: 'fiat',
        model: 'panda',
        priceCents: 990_000,
        negotiable: true,
        contactEmail: user.email,
        sellerType: 'privato',
        provinceCode: 'MB',
        expiresAt: new Date('2027-01-22T10:00:00Z'),
      },
    ])
    expect(await mailsTo(db, user.email)).toEqual(['ad-online'])
    expect(await listDrafts(db, { userId: user.id, key: undefined })).toEqual([])
  }),
)

test(
  'an incomplete draft is not published, and the page says what is missing where',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const { id, save } = await begin(db, { userId: user.id, key: undefined })
    await save('testo', { descrizione: 'Chiamami al 333 4821907, te la racconto a voce con calma.' })
    await expect(publishDraft(db, user, id, now)).rejects.toMatchObject({ shownText: 'Prima di pubblicare completa: Foto, Testo, Prezzo.' })
    await pictureTestDraft(db, id)
    await save('testo', { descrizione: description })
    await save('prezzo', { prezzo: '9.900' })
    await expect(publishDraft(db, user, id, now)).rejects.toMatchObject({ errors: ['Campo obbligatorio', 'Campo obbligatorio'] })
    expect(await db`select from ad where owner_id = ${user.id}`).toHaveLength(0)
  }),
)

test(
  'a publication ends its own draft and leaves the others of its seller open',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const holder = { userId: user.id, key: undefined }
    const { id: other } = await begin(db, holder)
    await publishDraft(db, user, (await beginWhole(db, holder)).id, now)
    expect(await listDrafts(db, holder)).toMatchObject([{ id: other }])
    expect(await findDraft(db, other, holder)).toMatchObject({ submittedAt: null, adId: null })
  }),
)

test(
  'changes that were begun before their ad was suspended are not published',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const { id: adId } = await publishDraft(db, user, (await beginWhole(db, { userId: user.id, key: undefined })).id, now)
    const changes = await editAd(db, user, adId)
    await openCase(db, adId, [{ kind: 'scam-words', weight: 40, evidence: 'acconto' }])
    const [opened] = await db<{ id: number }[]>`select id from moderation_case where ad_id = ${adId}`
    await decideCase(db, await addModerator(db), opened?.id ?? 0, { ...refuse, outcome: 'suspended' })
    await expect(publishDraft(db, user, changes, now)).rejects.toMatchObject({
      shownText: 'Questo annuncio è sospeso: puoi fare ricorso, o aspettare che lo rimettiamo online.',
    })
    expect(await db`select status from ad where id = ${adId}`).toEqual([{ status: 'rejected' }])
    expect(await db`select submitted_at from ad_draft where id = ${changes}`).toEqual([{ submittedAt: null }])
  }),
)

test(
  'who is banned publishes neither a draft nor changes, and again once the ban is lifted',
  withRollback(async (db) => {
    const [user, moderator] = [await addTestUser(db), await addModerator(db)]
    const { id: adId } = await publishDraft(db, user, (await beginWhole(db, { userId: user.id, key: undefined })).id, now)
    const changes = await editAd(db, user, adId)
    const next = await beginWhole(db, { userId: user.id, key: undefined })
    await next.save('veicolo', { ...vehicle, km: '46.000' })
    await openCase(db, adId, [{ kind: 'scam-words', weight: 40, evidence: 'acconto' }])
    const [opened] = await db<{ id: number }[]>`select id from moderation_case where ad_id = ${adId}`
    await decideCase(db, moderator, opened?.id ?? 0, { ...refuse, outcome: 'banned' })
    for (const draft of [next.id, changes])
      await expect(publishDraft(db, user, draft, now)).rejects.toMatchObject({ code: 'forbidden', message: 'banned' })
    expect(await db`select id, status from ad where owner_id = ${user.id}`).toEqual([{ id: adId, status: 'rejected' }])
    await liftBan(db, opened?.id ?? 0)
    expect(await publishDraft(db, user, next.id, now)).toMatchObject({ title: 'Fiat Panda' })
  }),
)

test(
  'nobody publishes the draft of somebody else',
  withRollback(async (db) => {
    const [user, other] = [await addTestUser(db), await addTestUser(db)]
    const { id } = await beginWhole(db, { userId: user.id, key: undefined })
    await expect(publishDraft(db, other, id, now)).rejects.toMatchObject({ code: 'notFound' })
  }),
)

test(
  'a vehicle of a person is online once',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const holder = { userId: user.id, key: undefined }
    await publishDraft(db, user, (await beginWhole(db, holder)).id, now)
    await expect(publishDraft(db, user, (await beginWhole(db, holder)).id, now)).rejects.toMatchObject({ code: 'conflict' })
    const other = await beginWhole(db, holder)
    await other.save('veicolo', { ...vehicle, km: '45.100' })
    expect(await publishDraft(db, user, other.id, now)).toMatchObject({ title: 'Fiat Panda' })
  }),
)

test(
  'a change removes what is left empty, and leaves the price that was set meanwhile',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const holder = { userId: user.id, key: undefined }
    const { id, save } = await beginWhole(db, holder)
    await save('pubblica', { nome: 'Mario', telefono: '333 1234567', comune: 'Monza (MB)' })
    const { id: adId } = await publishDraft(db, user, id, now)
    const changes = await editAd(db, user, adId)
    const { version } = await findStep(db, changes, 'pubblica')
    const page = { step: 'pubblica', sent: { nome: 'Mario', comune: 'Monza (MB)' }, seenVersion: version } as const
    await saveStep(db, { id: changes, holder }, page)
    await changeOwnPrice(db, user, adId, '9.500')
    await publishDraft(db, user, changes, now)
    expect(await db`select contact_phone, contact_name, price_cents, negotiable from ad where id = ${adId}`).toEqual([
      { contactPhone: null, contactName: 'Mario', priceCents: 950_000, negotiable: true },
    ])
  }),
)

test(
  'a version that is left empty in a change is none afterwards',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const holder = { userId: user.id, key: undefined }
    const { id, save } = await beginWhole(db, holder)
    await save('veicolo', { ...vehicle, versione: '1.2 Easy', colore: 'rosso' })
    const { id: adId } = await publishDraft(db, user, id, now)
    const changes = await editAd(db, user, adId)
    const { version: seenVersion } = await findStep(db, changes, 'veicolo')
    await saveStep(db, { id: changes, holder }, { step: 'veicolo', sent: vehicle, seenVersion })
    expect(await publishDraft(db, user, changes, now)).toMatchObject({ id: adId, title: 'Fiat Panda', isWaiting: false })
    expect(await db`select version, colour from ad where id = ${adId}`).toEqual([{ version: '', colour: null }])
  }),
)

test(
  'an ad has at least one photograph, and waits for one that is still being made',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const { id, photoId } = await beginWhole(db, { userId: user.id, key: undefined })
    await db`update photo set state = 'waiting' where id = ${photoId}`
    await expect(publishDraft(db, user, id, now)).rejects.toMatchObject({ code: 'conflict' })
    await db`update photo set state = 'failed', failure = 'x' where id = ${photoId}`
    await expect(publishDraft(db, user, id, now)).rejects.toMatchObject({ shownText: 'Prima di pubblicare completa: Foto.' })
    await db`update photo set state = 'ready', failure = null where id = ${photoId}`
    await publishDraft(db, user, id, now)
    const changes = await editAd(db, user, (await publishDraft(db, user, id, now)).id)
    await removePhoto(db, changes, photoId)
    await expect(publishDraft(db, user, changes, now)).rejects.toMatchObject({ shownText: 'Prima di pubblicare completa: Foto.' })
  }),
)

const alike = 0x0f5a_33c1_96e7_2d48n

test(
  'photographs of another seller’s ad hold an ad, with both pictures as evidence; one’s own never do',
  withRollback(async (db) => {
    const [owner, thief, moderator] = [await addTestUser(db), await addTestUser(db), await addTestUser(db)]
    const first = await beginWhole(db, { userId: owner.id, key: undefined }, alike)
    const { id: otherAd } = await publishDraft(db, owner, first.id, now)
    const repost = await beginWhole(db, { userId: owner.id, key: undefined }, alike)
    await repost.save('veicolo', { ...vehicle, km: '46.000' })
    expect(await publishDraft(db, owner, repost.id, now)).toMatchObject({ status: 'published' })
    const copy = await beginWhole(db, { userId: thief.id, key: undefined }, alike ^ 0b1011n)
    const { id: adId, status } = await publishDraft(db, thief, copy.id, now)
    expect(status).toBe('in_review')
    const [opened] = await db<{ id: number }[]>`select id from moderation_case where ad_id = ${adId}`
    const { signals, otherAds } = await findCase(db, { ...moderator, role: 'moderator' }, opened?.id ?? 0)
    const evidence = { place: 1, file: `${copy.photoId}-1`, otherAd, otherPlace: 1, otherFile: `${first.photoId}-1` }
    expect(signals[0]).toMatchObject({ kind: 'copied-photos', evidence: `1 foto su 1 uguale all’annuncio ${otherAd}`, copies: [evidence] })
    expect(otherAds).toMatchObject([{ id: otherAd, title: 'Fiat Panda', status: 'Pubblicato' }])
  }),
)

test(
  'later photographs are checked too, those that a moderator has let pass are not checked again',
  withRollback(async (db) => {
    const [owner, other] = [await addTestUser(db), await addTestUser(db)]
    const first = await beginWhole(db, { userId: owner.id, key: undefined }, alike)
    await pictureTestDraft(db, first.id, alike ^ (0xffffn << 20n))
    await publishDraft(db, owner, first.id, now)
    const honest = await beginWhole(db, { userId: other.id, key: undefined })
    const { id: adId } = await publishDraft(db, other, honest.id, now)
    const isWaitingAfter = async (...hashes: bigint[]) => {
      const changes = await editAd(db, other, adId)
      for (const hash of hashes) await pictureTestDraft(db, changes, hash)
      const { status, isWaiting } = await publishDraft(db, other, changes, now)
      expect(status, 'the ad stays online').toBe('published')
      expect(await publishDraft(db, other, changes, now), 'requested once more').toMatchObject({ status, isWaiting })
      return isWaiting
    }
    const before = await listShownPhotos(db, adId)
    expect(await isWaitingAfter(alike, alike ^ (0xffffn << 20n))).toBe(true)
    expect(await listShownPhotos(db, adId), 'with the photographs that it had').toEqual(before)
    const [opened] = await db<{ id: number }[]>`select id from moderation_case where ad_id = ${adId}`
    const [moderator, caseId] = [await addModerator(db), opened?.id ?? 0]
    expect((await findCase(db, moderator, caseId)).revision?.photos).toHaveLength(before.length + 2)
    await decideCase(db, moderator, caseId, { outcome: 'approved', reason: null, statement: '', note: '' })
    expect(await listShownPhotos(db, adId)).toHaveLength(before.length + 2)
    expect(await isWaitingAfter()).toBe(false)
  }),
)

test(
  'twenty drafts are enough; a deleted one makes room, and one that became an ad is none',
  withRollback(async (db) => {
    const holder = stranger()
    const drafts = []
    for (let count = 0; count < 20; count += 1) drafts.push(await beginDraft(db, holder, 'auto', { marca: 'fiat' }))
    await expect(beginDraft(db, holder, 'auto', { marca: 'fiat' })).rejects.toMatchObject({ code: 'tooMany' })
    await beginDraft(db, stranger(), 'auto', { marca: 'fiat' }) // somebody else's are not counted
    await deleteDraft(db, { id: drafts[0]?.id ?? '', holder })
    await beginDraft(db, holder, 'auto', { marca: 'fiat' })
    await expect(beginDraft(db, holder, 'auto', { marca: 'fiat' })).rejects.toMatchObject({ code: 'tooMany' })
    await db`update ad_draft set submitted_at = now() where id = ${drafts[1]?.id ?? ''}`
    await beginDraft(db, holder, 'auto', { marca: 'fiat' })
    await expect(beginDraft(db, holder, 'auto', { marca: 'fiat' })).rejects.toMatchObject({ code: 'tooMany' })
  }),
)

test.each([
  { sent: { provincia: ' MB ' }, begunWith: { provincia: 'MB' } },
  { sent: { provincia: '  ', km: '45.000' }, begunWith: { km: '45.000' } },
  { sent: { versione: 'x'.repeat(121) }, begunWith: { versione: 'x'.repeat(120) } },
  { sent: { provincia: '  ', km: '' }, begunWith: null },
  { sent: { provincia: ['MB'], colore: 'rosso' }, begunWith: null },
])('a draft of which was said $sent began with $begunWith', ({ sent, begunWith }) =>
  withRollback(async (db) => {
    const holder = stranger()
    const { id } = await beginDraft(db, holder, 'auto', sent)
    expect(await findDraft(db, id, holder)).toMatchObject({ begunWith })
  })(),
)
