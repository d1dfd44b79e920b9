import { requireNotBanned } from '@/lib/accounts/moderation/account-ban.server'
import { requireMendable } from '@/lib/accounts/moderation/find-refusals.server'
import { type Answers, type DraftField, equipmentPrefix, fieldsOf, otherModel } from '@/lib/accounts/selling/drafts/draft-fields'
import { insertDraft } from '@/lib/accounts/selling/drafts/save-draft.server'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { Ad } from '@/lib/market/ads/ad'
import { adColumnNames, sqlName } from '@/lib/market/ads/ad-column-lists'
import { registrationText } from '@/lib/market/ads/page/registration-text'
import { numberText } from '@/lib/market/catalogue/number-text'
import { takePhotosOfAd } from '@/lib/market/photos/shown-photos.server'
import { findPlace } from '@/lib/market/places/places.server'
import { lockOwnAd } from './change-own-ad.server'
import { isOpenStatus } from './own-ad'

/** A draft of changes to an ad that is online, with what the ad says now; the one that is open already, if there is one. Gives its id. */
export async function editAd(db: Db, user: User, adId: number): Promise<string> {
  return inTransaction(db, async (db) => {
    await requireNotBanned(db, user.id)
    const { status } = await lockOwnAd(db, user, adId)
    await requireMendable(db, adId)
    if (!isOpenStatus(status))
      throw new AppError('conflict', 'not for sale', { shownText: 'Questo annuncio non si può modificare: rimettilo prima online.' })
    const [open] = await db<
      { id: string }[]
    >`select id from ad_draft where ad_id = ${adId} and owner_id = ${user.id} and submitted_at is null`
    return open?.id ?? beginChanges(db, { ownerId: user.id }, adId)
  })
}

/** A draft that holds what an ad says now, with its photographs. */
export async function beginChanges(db: Db, holder: { ownerId: number } | { dealerId: number }, adId: number): Promise<string> {
  const [ad] = await db<Ad[]>`select ${db(adColumnNames.map(sqlName))} from ad where id = ${adId}`
  if (!ad) throw new AppError('notFound', 'no such ad')
  const { category } = ad
  const draftId = await insertDraft(db, { category, adId, ...holder }, (step) =>
    answersOf(ad, fieldsOf(category, step, 'dealerId' in holder)),
  )
  await takePhotosOfAd(db, adId, draftId)
  return draftId
}

/** What the fields of a page hold for an ad. */
export function answersOf(ad: Ad, fields: readonly DraftField[]): Answers {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const answer = answerOf(ad, field)
      return answer === '' ? [] : [[field.name, answer] as const]
    }),
  )
}

function answerOf(ad: Ad, field: DraftField): string {
  if ('column' in field) return shown(ad, field)
  if (field.kind === 'make') return ad.make
  if (field.kind === 'model') return ad.model ?? otherModel
  if (field.kind === 'version') return ''
  const place = ad.placeIstat === null ? undefined : findPlace(ad.placeIstat)
  return place ? `${place.name} (${place.provinceCode})` : ''
}

function shown(ad: Ad, field: Extract<DraftField, { column: unknown }>): string {
  const value = ad[field.column]
  if (field.column === 'equipment') return ad.equipment.includes(field.name.slice(equipmentPrefix.length)) ? 'true' : ''
  if (value === null || value === false) return value === false && field.kind === 'yesNo' ? 'no' : ''
  if (value === true) return field.kind === 'yesNo' ? 'si' : 'true'
  if (field.column === 'firstRegistration') return registrationText(ad) ?? ''
  if (value instanceof Date) return `${String(value.getUTCMonth() + 1).padStart(2, '0')}/${value.getUTCFullYear()}`
  if (typeof value === 'number' && field.kind === 'whole') return numberText(Math.round(value / (field.factor ?? 1)))
  if (typeof value === 'number' && field.kind === 'decimal') return String(Math.round(value * 10) / 10).replace('.', ',')
  return typeof value === 'string' ? value : ''
}
