import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { changeReviewedTexts } from '@/lib/accounts/moderation/change-reviewed.server'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { invalidField } from '@/lib/kernel/validation/fields'
import { placeText, vehicleNames } from '@/lib/market/ads/ad-cards.server'
import { jsonColumns } from '@/lib/market/ads/ad-queries.server'
import { composeText, type Described, unknownPlaceholders } from '@/lib/market/ads/composed-text'
import type { PublicAdJson } from '@/lib/market/ads/page/ad-page'
import { findChosen, lockVehicles, refuseOthers } from './chosen-vehicles.server'
import { isOpenStatus } from './own-ad'
import type { Chosen, DescriptionTemplate, TextsPreview } from './stock'
import { recordStockChange } from './stock-changes.server'
import { idsOf } from './stock-status.server'

const mostTemplates = 20

export async function listDescriptionTemplates(db: Db, { dealerId }: Pick<Dealership, 'dealerId'>): Promise<DescriptionTemplate[]> {
  return db<DescriptionTemplate[]>`select id, name, body from description_template where dealer_id = ${dealerId} order by name, id`
}

/** Saves a template; what stands for no fact in it is named. */
export async function addDescriptionTemplate(db: Db, dealership: Dealership, name: string, body: string): Promise<number> {
  const unknown = unknownPlaceholders(body)
  if (name.trim() === '') throw invalidField('nome', 'Scrivi un nome')
  if (body.trim() === '') throw invalidField('testo', 'Scrivi il testo')
  if (unknown.length > 0) throw invalidField('testo', `Non esiste: ${unknown.map((one) => `{${one}}`).join(', ')}`)
  if ((await listDescriptionTemplates(db, dealership)).length >= mostTemplates)
    throw invalidField('nome', `Al massimo ${mostTemplates} modelli: elimina prima uno.`)
  const [row] = await db<{ id: number }[]>`
    insert into description_template (dealer_id, name, body) values (${dealership.dealerId}, ${name.trim()}, ${body.trim()}) returning id`
  return row?.id ?? 0
}

export async function removeDescriptionTemplate(db: Db, { dealerId }: Dealership, id: number): Promise<void> {
  const removed = await db`delete from description_template where id = ${id} and dealer_id = ${dealerId}`
  if (removed.count === 0) throw new AppError('notFound', 'no such template', { shownText: 'Questo modello non c’è più.' })
}

/** What a template says of the first vehicles without a description, and of how many. Nothing is changed. */
export async function previewTexts(db: Db, dealership: Dealership, chosen: Chosen, template: DescriptionTemplate): Promise<TextsPreview> {
  const ads = await findChosen(db, dealership, chosen)
  const texts = (await describe(db, idsOf(ads))).map((one) => ({ title: titleOf(one), text: composeText(template.body, one) }))
  return {
    found: ads.length,
    changing: texts.filter(({ text }) => text !== '').length,
    samples: texts.filter(({ text }) => text !== '').slice(0, 3),
  }
}

/** Writes the text of a template into the chosen vehicles that have no description. Gives how many, and the change for its undo. */
export async function composeStock(
  db: Db,
  dealership: Dealership,
  user: User,
  chosen: Chosen,
  templateId: number,
): Promise<{ done: number; unchanged: number; waiting: number; changeId: number | null }> {
  const template = (await listDescriptionTemplates(db, dealership)).find(({ id }) => id === templateId)
  if (!template) throw new AppError('notFound', 'no such template', { shownText: 'Questo modello non c’è più.' })
  return inTransaction(db, async (db) => {
    const ads = await lockVehicles(db, dealership, chosen)
    refuseOthers(chosen, ads)
    const texts = (await describe(db, idsOf(ads)))
      .map((one) => ({ id: one.ad.id, text: composeText(template.body, one) }))
      .filter(({ text }) => text !== '')
    const held = await changeReviewedTexts(db, texts)
    const done = idsOf(texts).filter((id) => !held.has(id))
    const hashes = await db<{ adId: number; textMd5: string }[]>`
      insert into composed_text (ad_id, text_md5) select id, md5(description) from ad where id = any(${done}::bigint[])
      on conflict (ad_id) do update set text_md5 = excluded.text_md5 returning ad_id, text_md5`
    if (done.length > 0) await logDealerAction(db, dealership, user, 'vehicleChanged', `descrizione dai dati: ${done.length} annunci`)
    const was = hashes.map(({ adId, textMd5 }) => ({ id: adId, before: '', after: textMd5 }))
    const changeId = await recordStockChange(db, dealership, user, 'texts', was)
    return { done: done.length, unchanged: ads.length - texts.length, waiting: held.size, changeId }
  })
}

/** The vehicles among these that have no description and may get one. */
async function describe(db: Db, ids: readonly number[]): Promise<Described[]> {
  const ads = await db<PublicAdJson[]>`
    select ${db.unsafe(jsonColumns)} from ad where id = any(${[...ids]}::bigint[]) and description = '' order by id`
  return ads
    .filter(({ status }) => isOpenStatus(status) || status === 'draft')
    .map((ad) => {
      const { make, model } = vehicleNames(ad)
      return { ad, makeName: make, modelName: model, place: placeText(ad.placeIstat, ad.provinceCode) }
    })
}

function titleOf({ makeName, modelName, ad }: Described): string {
  return [makeName, modelName, ad.version].filter(Boolean).join(' ')
}
