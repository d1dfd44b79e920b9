import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { countPapers } from '@/lib/market/dossier/vehicle-records.server'
import { paperKey } from '@/lib/market/photos/papers/paper-picture.server'
import { removeLooseFiles } from '@/lib/market/photos/photo-expiries.server'
import { folderStore } from '@/lib/market/photos/photo-store.server'
import { testPicture } from '@/lib/market/photos/test-photos'
import { addRecord, findRecordsPage, removeRecord } from './own-records.server'
import { listWaitingPapers } from './paper-queue.server'
import { decidePaper, paperAccess, storePaper } from './papers.server'
import type { TypedRecord } from './typed-record'

const now = new Date('2026-11-30T09:00:00Z')
const typed: TypedRecord = { tipo: 'inspection', giorno: '14/03/2026', km: '48.800', proprietari: '', percento: '', misurata_da: '' }

let serial = 0
async function addUser(db: Db, role: User['role'] = 'user'): Promise<User> {
  const email = `carte${++serial}@esempio.it`
  const [row] = await db<{ id: number }[]>`
    insert into app_user (email, email_key, password_hash, display_name, phone, role) values (${email}, ${email}, '', 'Carla', '', ${role}) returning id`
  return { id: row?.id ?? 0, email, displayName: 'Carla', phone: '', role, confirmedAt: now, hasPassword: false }
}

async function openPapers(db: Db) {
  const folder = await mkdtemp(join(tmpdir(), 'papers-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const store = folderStore(join(folder, 'store'))
  const seller = await addUser(db)
  const adId = await addTestAd(db, { ownerId: seller.id, publishedAt: now })
  await addRecord(db, seller, adId, typed, now)
  const idOf = async () => (await findRecordsPage(db, seller, adId)).records[0]
  const send = async (content: Buffer, user = seller) => {
    const path = join(folder, 'sent')
    await writeFile(path, content)
    const record = await idOf()
    await storePaper(db, store, user, adId, { recordId: record?.id ?? 0, path, bytes: content.length })
    return (await idOf())?.paper
  }
  return { store, seller, adId, send, idOf }
}

/** A photograph with what cameras write into it. */
async function photograph(): Promise<Buffer> {
  return testPicture({ width: 800, height: 600 })
    .withExif({ IFD0: { Artist: 'Giulia Rossi' }, IFD3: { GPSLatitude: '45/1 35/1 0/1' } })
    .jpeg()
    .toBuffer()
}

test(
  'a paper is stored as pixels only, and waits for a person',
  withRollback(async (db) => {
    const { store, send, seller } = await openPapers(db)
    const paper = await send(await photograph())
    expect(paper).toMatchObject({ state: 'waiting', width: 800, height: 600 })
    const stored = await store.get(paperKey(paper?.id ?? ''))
    if (!stored) throw new Error('not stored')
    for (const trace of ['Exif', 'EXIF', 'Giulia']) expect(stored.includes(trace), trace).toBe(false)
    const moderator = await addUser(db, 'moderator')
    expect((await listWaitingPapers(db, moderator)).map(({ paperId }) => paperId)).toContain(paper?.id)
    await expect(listWaitingPapers(db, seller)).rejects.toThrow()
  }),
)

test.each([
  { name: 'a PDF', content: async () => Buffer.from('%PDF-1.7 una carta'), says: 'fotografa la carta' },
  { name: 'half a photograph', content: async () => (await photograph()).subarray(0, 300), says: 'rovinato' },
  { name: 'nothing', content: async () => Buffer.alloc(0), says: 'vuoto' },
])('$name is refused with a sentence, and nothing changes', ({ content, says }) =>
  withRollback(async (db) => {
    const { send, idOf } = await openPapers(db)
    await expect(send(await content())).rejects.toThrow(says)
    expect((await idOf())?.paper).toBeNull()
  })(),
)

test(
  'a waiting paper is seen by its seller and moderators, an accepted one by all while the ad is on',
  withRollback(async (db) => {
    const { send, seller, adId, idOf } = await openPapers(db)
    const id = (await send(await photograph()))?.id ?? ''
    const [stranger, moderator] = [await addUser(db), await addUser(db, 'moderator')]
    const seenBy = async () => Promise.all([undefined, stranger, seller, moderator].map((user) => paperAccess(db, id, user)))
    expect(await seenBy()).toEqual([null, null, 'own', 'own'])
    expect(await countPapers(db, [adId]), 'counts when a person has looked at it').toEqual(new Map())
    const record = (await idOf())?.id ?? 0
    await decidePaper(db, moderator, record, { isAccepted: true, note: '' })
    expect(await seenBy()).toEqual(['public', 'public', 'public', 'public'])
    expect(await countPapers(db, [adId])).toEqual(new Map([[adId, 1]]))
    await db`update ad set status = 'sold', closed_at = now() where id = ${adId}`
    expect(await seenBy()).toEqual([null, null, 'own', 'own'])
    await removeRecord(db, seller, adId, record)
    expect(await seenBy()).toEqual([null, null, null, null])
  }),
)

test(
  'a stranger neither adds, nor sends, nor removes, nor reads the page; a seller decides nothing',
  withRollback(async (db) => {
    const { send, seller, adId, idOf } = await openPapers(db)
    const stranger = await addUser(db)
    await expect(addRecord(db, stranger, adId, { ...typed, giorno: '15/03/2026' }, now)).rejects.toMatchObject({ code: 'notFound' })
    await expect(send(await photograph(), stranger)).rejects.toMatchObject({ code: 'notFound' })
    await expect(removeRecord(db, stranger, adId, (await idOf())?.id ?? 0)).rejects.toMatchObject({ code: 'notFound' })
    await expect(findRecordsPage(db, stranger, adId)).rejects.toMatchObject({ code: 'notFound' })
    await send(await photograph())
    await expect(decidePaper(db, seller, (await idOf())?.id ?? 0, { isAccepted: true, note: '' })).rejects.toMatchObject({
      code: 'forbidden',
    })
  }),
)

test(
  'a moderator does not decide about their own paper, nor twice, and says why it is to be made again',
  withRollback(async (db) => {
    const { send, seller, idOf } = await openPapers(db)
    await send(await photograph())
    const id = (await idOf())?.id ?? 0
    await expect(decidePaper(db, { ...seller, role: 'moderator' }, id, { isAccepted: true, note: '' })).rejects.toMatchObject({
      code: 'forbidden',
    })
    const moderator = await addUser(db, 'moderator')
    await expect(decidePaper(db, moderator, id, { isAccepted: false, note: ' ' })).rejects.toThrow('da rifare')
    await decidePaper(db, moderator, id, { isAccepted: false, note: 'Si legge la targa' })
    expect((await idOf())?.paper).toMatchObject({ state: 'redo', note: 'Si legge la targa' })
    await expect(decidePaper(db, moderator, id, { isAccepted: true, note: '' })).rejects.toMatchObject({ code: 'conflict' })
    const mails = () =>
      db<{ subject: string; bodyText: string }[]>`select subject, body_text from outbox_mail where recipient = ${seller.email} order by id`
    const [redo] = await mails()
    expect(redo?.bodyText, 'what is to be made again').toContain('Si legge la targa')
    await send(await photograph())
    await decidePaper(db, moderator, id, { isAccepted: true, note: '' })
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Carta da rifare: certificato di revisione',
      'Carta guardata: certificato di revisione',
    ])
  }),
)

test(
  'a picture in place of an earlier one waits again; the night deletes files that no record names',
  withRollback(async (db) => {
    const { send, store, idOf } = await openPapers(db)
    const before = await send(await photograph())
    await decidePaper(db, await addUser(db, 'moderator'), (await idOf())?.id ?? 0, { isAccepted: true, note: '' })
    const after = await send(await photograph())
    expect(after).toMatchObject({ state: 'waiting' })
    await removeLooseFiles(db, store, Date.now() + 2 * 86_400_000)
    expect(await store.get(paperKey(before?.id ?? ''))).toBeUndefined()
    expect(await store.get(paperKey(after?.id ?? ''))).toBeDefined()
  }),
)

test(
  'one paper twice is refused, as is what comes to an ad that has ended',
  withRollback(async (db) => {
    const { seller, adId } = await openPapers(db)
    await expect(addRecord(db, seller, adId, typed, now)).rejects.toThrow('C’è già una carta')
    await db`update ad set status = 'sold', closed_at = now() where id = ${adId}`
    await expect(addRecord(db, seller, adId, { ...typed, giorno: '15/03/2026' }, now)).rejects.toMatchObject({ code: 'conflict' })
  }),
)
