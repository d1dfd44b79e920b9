import { publicColumns } from '@/lib/market/ads/ad-column-lists'
import type { ShownPhoto } from '@/lib/market/photos/photo'
import type { AdPage, PublicAdJson } from './ad-page'
import { readCard, type SentCard, sendCard } from './sent-card'

/** The page of an ad as it is sent: without what nobody declared. */
export type SentAdPage = Omit<AdPage, 'ad' | 'similar' | 'photos'> & {
  ad: Partial<PublicAdJson>
  similar: SentCard[]
  photos?: ShownPhoto[]
}

export function sendAdPage({ ad, similar, photos, ...page }: AdPage): SentAdPage {
  const declared: Partial<PublicAdJson> = { ...ad }
  for (const column of publicColumns) if (ad[column] === null) Reflect.deleteProperty(declared, column)
  return { ...page, ad: declared, similar: similar.map(sendCard), ...(photos.length > 0 && { photos }) }
}

const read = new WeakMap<SentAdPage, AdPage>()

/** What was sent, whole again: the same object each time the page is rendered. */
export function readAdPage(sent: SentAdPage): AdPage {
  let page = read.get(sent)
  if (page === undefined) read.set(sent, (page = wholePage(sent)))
  return page
}

function wholePage({ ad, similar, photos = [], ...page }: SentAdPage): AdPage {
  const whole = { ...nothingDeclared, ...ad }
  if (!isWhole(whole)) throw new Error('an ad was not sent whole')
  return { ...page, ad: whole, photos, similar: similar.map(readCard) }
}

const nothingDeclared = Object.fromEntries(publicColumns.map((column) => [column, null]))

function isWhole(ad: { id?: unknown }): ad is PublicAdJson {
  return ad.id !== null
}
