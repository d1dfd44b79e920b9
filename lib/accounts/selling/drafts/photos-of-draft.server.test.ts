import { expect, test } from 'vitest'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { randomToken } from '@/lib/kernel/tokens/random-token.server'
import type { DraftPhoto } from '@/lib/market/photos/photo'
import { pictureTestDraft, testFile, testPicture, testStore } from '@/lib/market/photos/test-photos'
import {
  addDraftPhoto,
  changeDraftPhoto,
  listDraftPhotos,
  orderDraftPhotos,
  type PhotoChange,
  removeDraftPhoto,
  restoreDraftPhoto,
} from './photos-of-draft.server'
import { beginDraft } from './save-draft.server'

/** A draft with four photographs in a known order. `change` changes the one at a place, counted from 0. */
async function begin(db: Db) {
  const holder = { userId: (await addTestUser(db)).id, key: undefined }
  const { id } = await beginDraft(db, holder, 'auto', {})
  const photos: string[] = []
  while (photos.length < 4) photos.push(await pictureTestDraft(db, id))
  const draft = { id, holder }
  await orderDraftPhotos(db, draft, photos)
  const change = (place: number, wanted: PhotoChange) => changeDraftPhoto(db, draft, photos[place] ?? '', wanted)
  const order = async () => (await listDraftPhotos(db, draft)).map((photo) => photos.indexOf(photo.id))
  return { draft, photos, change, order }
}

test.each([
  { does: 'one place forward', place: 2, change: { moveBy: -1 }, order: [0, 2, 1, 3] },
  { does: 'one place back', place: 1, change: { moveBy: 1 }, order: [0, 2, 1, 3] },
  { does: 'two places back', place: 0, change: { moveBy: 2 }, order: [1, 2, 0, 3] },
  { does: 'forward of the first', place: 0, change: { moveBy: -1 }, order: [0, 1, 2, 3] },
  { does: 'back of the last', place: 3, change: { moveBy: 1 }, order: [0, 1, 2, 3] },
  { does: 'to the cover', place: 3, change: { position: 1 }, order: [3, 0, 1, 2] },
  { does: 'to the third place', place: 0, change: { position: 3 }, order: [1, 2, 0, 3] },
  { does: 'nowhere', place: 2, change: { caption: 'Da dietro' }, order: [0, 1, 2, 3] },
])('a photograph goes $does and the others close the gap', ({ place, change: wanted, order: expected }) =>
  withRollback(async (db) => {
    const { change, order } = await begin(db)
    await change(place, wanted)
    expect(await order()).toEqual(expected)
  })(),
)

test(
  'a photograph is turned by quarters, from each to the next, and its pictures are made anew each time',
  withRollback(async (db) => {
    const { change } = await begin(db)
    const turned: number[] = []
    const files = new Set<string>()
    for (let turn = 0; turn < 5; turn += 1) {
      const { rotation, state, file } = await change(1, { turnBy: 90 })
      turned.push(rotation)
      files.add(file)
      expect(state).toBe('waiting')
    }
    expect(turned).toEqual([90, 180, 270, 0, 90])
    expect(files.size).toBe(5)
    expect((await change(1, { rotation: 270 })).rotation).toBe(270)
    expect((await change(1, { rotation: 270, turnBy: 180 })).rotation).toBe(90)
    expect((await change(1, { caption: 'Da dietro' })).rotation, 'what does not turn it leaves it as it is').toBe(90)
  }),
)

test(
  'a photograph has the words that it was last given; what is not said of it stays',
  withRollback(async (db) => {
    const { change } = await begin(db)
    expect(await change(1, { shot: 'dietro', caption: 'Da dietro' })).toMatchObject({ shot: 'dietro', caption: 'Da dietro' })
    expect(await change(1, { caption: 'Graffio a sinistra' })).toMatchObject({ shot: 'dietro', caption: 'Graffio a sinistra' })
    expect(await change(1, { shot: null, turnBy: 90 })).toMatchObject({ shot: null, caption: 'Graffio a sinistra' })
    expect(await change(2, {}), 'another one').toMatchObject({ shot: null, caption: '', rotation: 0, state: 'ready' })
  }),
)

test(
  'parts of a photograph are covered one by one, and one of them is seen again by its place',
  withRollback(async (db) => {
    const { change } = await begin(db)
    const [first, second] = [
      { left: 0.1, top: 0.7, width: 0.25, height: 0.1 },
      { left: 0.5, top: 0.2, width: 0.1, height: 0.1 },
    ]
    const platesAfter = async (wanted: PhotoChange): Promise<DraftPhoto['plates']> => (await change(0, wanted)).plates
    expect(await platesAfter({ cover: first })).toEqual([first])
    expect(await platesAfter({ cover: second })).toEqual([first, second])
    expect(await platesAfter({ caption: 'Davanti' })).toEqual([first, second])
    expect(await platesAfter({ uncover: 0 })).toEqual([second])
    expect(await platesAfter({ plates: [first] })).toEqual([first])
    expect(await platesAfter({ plates: [] })).toEqual([])
  }),
)

test(
  'a photograph that was removed is back at its place when that is taken back',
  withRollback(async (db) => {
    const { draft, photos, order } = await begin(db)
    await removeDraftPhoto(db, draft, photos[1] ?? '')
    expect(await order()).toEqual([0, 2, 3])
    expect(await restoreDraftPhoto(db, draft, photos[1] ?? '')).toMatchObject({ id: photos[1] })
    expect(await order()).toEqual([0, 1, 2, 3])
  }),
)

test(
  'the photographs of a draft are reached by its holder and by nobody else, nor from another draft',
  withRollback(async (db) => {
    const { draft, photos, order } = await begin(db)
    const { draft: other } = await begin(db)
    const file = await testFile(await testPicture({ width: 1_024, height: 768 }).jpeg().toBuffer())
    const store = await testStore()
    const [photo = ''] = photos
    for (const holder of [other.holder, { userId: undefined, key: randomToken() }, { userId: undefined, key: undefined }]) {
      const foreign = { ...draft, holder }
      for (const attempt of [
        () => listDraftPhotos(db, foreign),
        () => addDraftPhoto(db, store, foreign, file),
        () => orderDraftPhotos(db, foreign, photos.toReversed()),
        () => changeDraftPhoto(db, foreign, photo, { turnBy: 90 }),
        () => removeDraftPhoto(db, foreign, photo),
        () => restoreDraftPhoto(db, foreign, photo),
      ])
        await expect(attempt()).rejects.toMatchObject({ code: 'notFound' })
    }
    await expect(changeDraftPhoto(db, other, photo, { turnBy: 90 })).rejects.toMatchObject({ code: 'notFound' })
    await removeDraftPhoto(db, other, photo)
    expect(await order()).toEqual([0, 1, 2, 3])
    expect((await addDraftPhoto(db, store, draft, file)).id).toBe((await listDraftPhotos(db, draft)).at(-1)?.id)
  }),
)
