// reads: temporary files
import { readFile, truncate, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { getDb } from '@/lib/kernel/db/db.server'
import { LiveIndex } from './live-index.server'
import { addSeenAd, everyCar, snapshotPlace } from './test-seen-ads'

/** An index that was open, and has left its snapshot. */
async function leaveSnapshot(): Promise<string> {
  await getDb()`delete from ad_change` // read anew as long as another worker's transaction runs, and tests before may have left what nobody can follow
  const file = snapshotPlace()
  const index = new LiveIndex(getDb(), file, Infinity)
  expect(await index.open()).toMatchObject({ from: 'database' })
  await index.save()
  return file
}

test('an index goes on from its snapshot with everything that has changed since', async () => {
  const [first, second] = [await addSeenAd(), await addSeenAd()]
  const file = await leaveSnapshot()
  await getDb()`update ad set status = 'sold' where id = ${first}`
  const third = await addSeenAd()
  const index = new LiveIndex(getDb(), file, Infinity)
  expect(await index.open()).toMatchObject({ from: 'snapshot', ads: 2 })
  expect(index.answer(everyCar)).toMatchObject({ total: 2, ids: [third, second] })
})

test.each([
  {
    what: 'one byte changed',
    damage: async (file: string, bytes: Buffer) =>
      writeFile(
        file,
        bytes.map((byte, at) => (at === Math.floor(bytes.length / 2) ? byte ^ 1 : byte)),
      ),
  },
  { what: 'its end missing', damage: async (file: string, bytes: Buffer) => truncate(file, bytes.length - 1) },
  {
    what: 'something behind its end',
    damage: async (file: string, bytes: Buffer) => writeFile(file, Buffer.concat([bytes, Buffer.from('x')])),
  },
  { what: 'nothing in it', damage: async (file: string) => truncate(file, 0) },
  {
    what: 'a length that no text has',
    damage: async (file: string, bytes: Buffer) => writeFile(file, Buffer.concat([Buffer.alloc(4, 0xff), bytes.subarray(4)])),
  },
])('a snapshot with $what is not used: the index is built from the database', async ({ damage }) => {
  const id = await addSeenAd()
  const file = await leaveSnapshot()
  await damage(file, await readFile(file))
  const index = new LiveIndex(getDb(), file, Infinity)
  expect(await index.open()).toMatchObject({ from: 'database', ads: 1 })
  expect(index.answer(everyCar)).toMatchObject({ ids: [id] })
})

test('A snapshot of a program with other columns, or of a different database, is not used', async () => {
  await addSeenAd()
  const file = await leaveSnapshot()
  const bytes = await readFile(file)
  for (const name of ['fingerprint":"', 'history":"']) {
    const at = bytes.indexOf(name) + name.length
    await writeFile(
      file,
      bytes.map((byte, place) => (place === at ? byte ^ 1 : byte)),
    )
    expect(await new LiveIndex(getDb(), file, Infinity).open()).toMatchObject({ from: 'database' })
  }
})

test('An index that missed deleted changes does not answer until it is rebuilt', async () => {
  const index = new LiveIndex(getDb(), undefined, Infinity)
  await index.open()
  expect(index.answer(everyCar)).toMatchObject({ total: 0 })
  const id = await addSeenAd()
  await getDb()`delete from ad_change`
  expect(await index.catchUp()).toBe('lost')
  expect(index.answer(everyCar)).toBeUndefined()
  await index.open()
  expect(index.answer(everyCar)).toMatchObject({ ids: [id] })
})

test('an ad that becomes another vehicle is found there and nowhere else', async () => {
  const id = await addSeenAd({ category: 'auto', make: 'fiat', model: 'panda' })
  const index = new LiveIndex(getDb(), undefined, Infinity)
  await index.open()
  await getDb()`update ad set category = 'veicoli-commerciali' where id = ${id}`
  expect(await index.catchUp()).toBe(1)
  expect(index.answer(everyCar)).toMatchObject({ total: 0, ids: [] })
  expect(index.answer({ ...everyCar, query: { ...everyCar.query, list: 'veicoli-commerciali' } })).toMatchObject({ ids: [id] })
})

test('an index that has not looked at the changes for a while does not answer until it has', async () => {
  const index = new LiveIndex(getDb(), undefined, 0)
  await index.open()
  expect(index.answer(everyCar)).toBeUndefined()
})
