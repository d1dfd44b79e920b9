import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { addDraftPhoto } from '@/lib/accounts/selling/drafts/photos-of-draft.server'
import { changeVehicle } from '@/lib/accounts/selling/drafts/stock-drafts.server'
import { changeableStatuses } from '@/lib/accounts/selling/stock'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { referencesOf } from '@/lib/market/dealer-imports/one-vehicle.server'
import { byFileName } from '@/lib/market/photos/photo-order'
import type { PhotoStore } from '@/lib/market/photos/photo-store.server'
import { readPlate } from '@/lib/market/vehicle-identity/plate'
import { findByPlates } from '@/lib/market/vehicle-identity/vehicle-identities.server'
import { type NumberedPhotos, overText, type PhotoMatch } from './numbered-photos'
import { namesInPath, spellMark } from './photo-name'

/** Places that a vehicle's photographs of before may have: those of a sending come behind them, in the order of their numbers. */
const placesBefore = 1_000

type Found = { id: number; place: number }

/** Which vehicle of this dealer each path names: by the ad's number, the dealer's own, the chassis or the plate, of which we have a hash. Names of two vehicles are of none. */
async function findVehicles(db: Db, { dealerId }: Pick<Dealership, 'dealerId'>, paths: readonly string[]): Promise<Map<string, Found>> {
  const ads = await db<{ id: number; vin: string | null }[]>`
    select id, vin from ad where dealer_id = ${dealerId} and status = any(${changeableStatuses}::text[])`
  const ids = ads.map(({ id }) => id)
  const references = await referencesOf(db, dealerId, ids)
  const owners = new Map<string, Set<number>>()
  const note = (mark: string, id: number) => mark !== '' && owners.set(mark, (owners.get(mark) ?? new Set()).add(id))
  for (const { id, vin } of ads) for (const mark of [String(id), references.get(id) ?? '', vin ?? '']) note(spellMark(mark), id)
  const unknown = paths.flatMap(namesInPath).filter(({ mark }) => !owners.has(mark))
  const plates = new Set(unknown.flatMap(({ mark }) => plateOf(mark)))
  for (const { plate, adId } of await findByPlates(db, dealerId, [...plates])) if (ids.includes(adId)) note(plate, adId)
  return new Map(
    paths.flatMap((path) => {
      const [name] = namesInPath(path).filter(({ mark }) => owners.get(mark)?.size === 1)
      const [id] = owners.get(name?.mark ?? '') ?? []
      return name && id !== undefined ? [[path, { id, place: name.place }] as const] : []
    }),
  )
}

function plateOf(mark: string): string[] {
  const read = readPlate(mark, 'auto')
  return 'plate' in read ? [read.plate] : []
}

/** What a sending would do, before a byte of a photograph is sent. */
export async function matchPhotos(db: Db, dealership: Pick<Dealership, 'dealerId'>, names: readonly string[]): Promise<PhotoMatch[]> {
  const found = await findVehicles(db, dealership, names)
  const titles = await titlesOf(db, [...found.values()])
  return names.map((name) => {
    const { id } = found.get(name) ?? {}
    return { name, vehicle: id === undefined ? null : { id, title: titles.get(id) ?? '' } }
  })
}

async function titlesOf(db: Db, found: readonly Found[]): Promise<ReadonlyMap<number, string>> {
  const cards = await getAdCards(db, [...new Set(found.map(({ id }) => id))])
  return new Map(cards.map(({ id, title }) => [id, title]))
}

type NumberedFile = { name: string; path: string; bytes: number }
type Sending = { dealership: Dealership; userId: number; before: () => Promise<void> }

/**
 * Puts each photograph into the draft of changes of the vehicle that its name calls, where its staff looks at plates and publishes. One that cannot be
 * taken holds up no other. `before` is called before each.
 */
export async function putNumberedPhotos(
  db: Db,
  store: PhotoStore,
  { dealership, userId, before }: Sending,
  files: readonly NumberedFile[],
): Promise<NumberedPhotos> {
  const found = await findVehicles(
    db,
    dealership,
    files.map(({ name }) => name),
  )
  const titles = await titlesOf(db, [...found.values()])
  const put = new Map<number, NumberedPhotos['put'][number]>()
  const result: Omit<NumberedPhotos, 'put'> = { unmatched: [], refused: [], isOver: false }
  for (const { name, ...file } of byFileName(files)) {
    const vehicle = found.get(name)
    if (!vehicle) {
      result.unmatched.push(name)
      continue
    }
    if (result.isOver) {
      result.refused.push({ name, text: overText })
      continue
    }
    const { id, place } = vehicle
    try {
      await before()
      const draftId = put.get(id)?.draftId ?? (await changeVehicle(db, dealership, id))
      await addDraftPhoto(db, store, { id: draftId, holder: { userId, key: undefined } }, { ...file, place: placesBefore + place })
      put.set(id, { id, title: titles.get(id) ?? '', draftId, count: (put.get(id)?.count ?? 0) + 1 })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      result.isOver = error.code === 'tooMany'
      result.refused.push({ name, text: result.isOver ? overText : (error.shownText ?? 'non si legge') })
    }
  }
  return { ...result, put: [...put.values()] }
}
