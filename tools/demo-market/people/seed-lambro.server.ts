import type { Db } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import type { Ad } from '@/lib/market/ads/ad'
import { vehicleTitle } from '@/lib/market/ads/ad-cards.server'
import { importWaitingChannel } from '@/lib/market/dealer-imports/correct-import.server'
import { callbackSpans } from '@/lib/market/dealers/callback-spans'
import { getDealers } from '@/lib/market/dealers/dealer-queries.server'
import { lambroAutoEmail, lambroPostcode } from './lambro-auto'
import { type DemoPeopleIds } from './people'
import { stockFile, stockFileName } from './stock-file'
import { writeCases } from './write-queue.server'

const hour = 3_600_000

/** The staff of Lambro Auto, a file that the importer tries, and a price that waits for a moderator. Gives the dealer, if there is one. */
export async function seedLambro(db: Db, { ids, now }: { ids: DemoPeopleIds; now: Date }): Promise<number | undefined> {
  const [dealer] = await db<{ id: number }[]>`select id from dealer where email = ${lambroAutoEmail} order by id limit 1`
  if (!dealer) return undefined
  const since = new Date(now.getTime() - 300 * 24 * hour)
  await db`insert into dealer_member ${db([
    { userId: ids.davide, dealerId: dealer.id, role: 'owner', createdAt: since },
    { userId: ids.chiara, dealerId: dealer.id, role: 'seller', createdAt: since },
  ])}`
  await db`
    insert into dealer_import (dealer_id, user_id, file_name, content, category, is_full_stock, state, created_at)
    values (${dealer.id}, ${ids.davide}, ${stockFileName}, ${Buffer.from(stockFile)}, 'auto', false, 'checking', ${new Date(now.getTime() - hour)})`
  await db`select pg_notify(${importWaitingChannel}, '')`
  await db`update dealer set postcode = ${lambroPostcode} where id = ${dealer.id} and postcode is null`
  await askForCalls(db, dealer.id, now)
  await holdPrice(db, dealer.id, new Date(now.getTime() - 2.6 * hour))
  return dealer.id
}

/** People who want to be called back: one whose hours have passed, and one of the next hours that the dealer is open. */
async function askForCalls(db: Db, dealerId: number, now: Date): Promise<void> {
  const ads = await db<Pick<Ad, 'id' | 'category' | 'make' | 'model' | 'version'>[]>`
    select id, category, make, model, version from ad where dealer_id = ${dealerId} and status = 'published' order by published_at desc, id limit 2`
  const [dealer] = await getDealers(db, [dealerId])
  const hours = dealer?.openingHours ?? []
  const at = (hours: number) => new Date(now.getTime() + hours * hour)
  const missed = callbackSpans(hours, at(-36)).findLast(({ toAt }) => new Date(toAt) <= now) ?? { fromAt: at(-19), toAt: at(-17) }
  const next = callbackSpans(hours, now).find(({ fromAt }) => new Date(fromAt) > now) ?? { fromAt: at(2), toAt: at(4) }
  const callers = [
    { name: 'Renato Colli', phone: '300 5511872', ...spanOf(missed), createdAt: at(-38) },
    { name: 'Silvia Morandi', phone: '300 7740915', ...spanOf(next), createdAt: at(-1) },
  ]
  const rows = callers.flatMap((caller, place) => {
    const ad = ads[place]
    return ad ? [{ ...caller, dealerId, adId: ad.id, adTitle: vehicleTitle(ad) }] : []
  })
  if (rows.length > 0) await db`insert into callback ${db(rows)}`
}

function spanOf({ fromAt, toAt }: { fromAt: Date | string; toAt: Date | string }): { fromAt: Date; toAt: Date } {
  return { fromAt: new Date(fromAt), toAt: new Date(toAt) }
}

/** A vehicle whose price a file of the dealer wants to halve: it stays as it is until somebody has looked. */
async function holdPrice(db: Db, dealerId: number, at: Date): Promise<void> {
  const [ad] = await db<{ id: number; priceCents: number | null }[]>`
    select id, price_cents from ad where dealer_id = ${dealerId} and status = 'published' and price_cents > 1000000 order by price_cents, id limit 1`
  if (!ad?.priceCents) return
  const after = Math.round((ad.priceCents * 0.45) / 10_000) * 10_000
  const euro = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })
  const evidence = `da ${euro.format(ad.priceCents / 100)} € a ${euro.format(after / 100)} €`
  const signals = [{ kind: 'price-drop', weight: 45, evidence }]
  await db`
    insert into ad_revision (ad_id, state, changes, signals, changed_at)
    values (${ad.id}, 'waiting', ${jsonText({ price_cents: after })}::text::jsonb, ${jsonText(signals)}::text::jsonb, ${at})
    on conflict (ad_id) do nothing`
  await writeCases(db, [
    { row: { adId: ad.id, openedAt: at, signals }, log: [{ happenedAt: at, moderator: 'sistema', action: 'In coda', reason: evidence }] },
  ])
}
