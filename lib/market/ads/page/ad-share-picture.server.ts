import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { env } from '@/lib/kernel/config/env.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { boundedQueue } from '@/lib/kernel/rate-limits/bounded-queue.server'
import { isGone, unavailableText } from '@/lib/market/ads/ad'
import { placeText, vehicleNames } from '@/lib/market/ads/ad-cards.server'
import { priceText } from '@/lib/market/ads/ad-description'
import { findPublicAd, wasRemoved } from '@/lib/market/ads/ad-queries.server'
import { illustrationOf } from '@/lib/market/ads/card-facts'
import { illustrationSrc } from '@/lib/market/illustrations/illustration'
import { renderIllustration } from '@/lib/market/illustrations/render-illustration.server'
import { renderSharePicture, type SharedFacts, sharePictureVersion } from '@/lib/market/illustrations/share-picture.server'
import { photoStore } from '@/lib/market/photos/open-photo-store.server'
import { folderStore, type PhotoStore, pictureKey } from '@/lib/market/photos/photo-store.server'
import { listShownPhotos } from '@/lib/market/photos/shown-photos.server'
import type { PublicAdJson } from './ad-page'
import { keyFacts } from './key-facts'

/** What the picture of an ad for social networks shows; two with the same tag are the same. */
type AdSharePicture = { ad: PublicAdJson; facts: SharedFacts; photoFile: string | null; tag: string }

/** Rendering takes a core for some tenths of a second; only programs wait for it. */
const inQueue = boundedQueue({ name: 'share pictures', atOnce: 1, waiting: 30, retryAfterSeconds: 10 })
const inFlight = new Map<string, Promise<Buffer>>()
/** A picture that changed is stored under another name; the one before stays for so long. */
const retainedDays = 14

/** Finds what the picture of an ad shows. Throws notFound for what has no public page, gone for what has none any more. */
export async function findAdSharePicture(db: Db, id: number, now = new Date()): Promise<AdSharePicture> {
  const found = await findPublicAd(db, id)
  if (!found) throw new AppError((await wasRemoved(db, id)) ? 'gone' : 'notFound')
  const { ad } = found
  if (isGone(ad, now)) throw new AppError('gone')
  const [cover] = await listShownPhotos(db, id)
  const photoFile = cover?.file ?? null
  const facts = factsOf(ad)
  const shown = JSON.stringify([sharePictureVersion, facts, photoFile ?? illustrationSrc(illustrationOf(ad), 832)])
  return { ad, facts, photoFile, tag: createHash('sha256').update(shown).digest('base64url').slice(0, 22) }
}

function factsOf(ad: PublicAdJson): SharedFacts {
  const { make, model } = vehicleNames(ad)
  const known = keyFacts(ad).filter(({ value }) => value !== 'Non indicato')
  const place = placeText(ad.placeIstat, ad.provinceCode)
  return {
    title: model === null ? make : `${make} ${model}`,
    version: ad.version,
    price: unavailableText(ad.status) ?? priceText(ad) ?? 'Prezzo su richiesta',
    facts: [...known.slice(0, place === null ? 6 : 5).map(({ value }) => value), ...(place === null ? [] : [place])],
  }
}

/** The picture as JPEG, rendered once and stored. `beforeRendering` may refuse. */
export async function renderAdSharePicture(
  picture: AdSharePicture,
  beforeRendering: () => Promise<void> = async () => {},
): Promise<Buffer> {
  const key = `${picture.ad.id}/${picture.tag}.jpg`
  const running = inFlight.get(key)
  if (running) return running
  const work = readOrRender(key, picture, beforeRendering)
  inFlight.set(key, work)
  try {
    return await work
  } finally {
    inFlight.delete(key)
  }
}

async function readOrRender(key: string, { ad, facts, photoFile }: AdSharePicture, beforeRendering: () => Promise<void>): Promise<Buffer> {
  const stored = await store().get(key)
  if (stored && stored.length > 0) return stored
  await beforeRendering()
  return inQueue(async () => {
    const photo = photoFile === null ? undefined : await photoStore().get(pictureKey(photoFile, '832.webp'))
    const content = await renderSharePicture(facts, photo ?? (await illustrationFor(ad)))
    await store().put(key, content)
    return content
  })
}

async function illustrationFor(ad: PublicAdJson): Promise<Buffer> {
  const file = illustrationSrc(illustrationOf(ad), 832).split('/').at(-1) ?? ''
  return (await renderIllustration(file, join(env().dataDir, 'illustrations'))).content
}

function store(): PhotoStore {
  return folderStore(join(env().dataDir, 'share-pictures'))
}

/** Deletes pictures that were rendered some weeks ago; the next request renders them again. Gives how many went. */
export async function removeOldSharePictures(now = Date.now()): Promise<number> {
  let removed = 0
  for await (const { key, writtenAt } of store().list()) {
    if (now - writtenAt.getTime() < retainedDays * 86_400_000) continue
    await store().delete(key)
    removed += 1
  }
  return removed
}
