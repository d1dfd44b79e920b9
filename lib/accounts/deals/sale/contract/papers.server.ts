import { object, string } from 'yup'
import type { Party } from '@/lib/accounts/contact/reply'
import type { Db } from '@/lib/kernel/db/db.server'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { decryptSecret, encryptSecret, type SecretColumn } from '@/lib/kernel/secrets/secret-box.server'
import { type Contract, mostPaperDays, paperDays } from './contract'
import { deliveryOf } from './read-contract'

/** Plate, chassis and tax codes are in no other column of the database. When the key is lost, people write them again. */
export const paperSecrets: SecretColumn = { table: 'sale_paper', column: 'content', key: 'sale_id' }

const dayMs = 86_400_000
const text = () => string().default('')
const personSchema = object({ name: text(), birthPlace: text(), birthDay: text(), address: text(), taxCode: text() })
const contractSchema = object({
  seller: personSchema,
  buyer: personSchema,
  terms: object({
    ...{ plate: text(), chassis: text(), km: text(), priceEuro: text(), payment: text(), defects: text() },
    ...{ keys: text(), documents: text(), day: text(), hour: text(), place: text() },
  }),
})

type Paper = { contract: Contract; eraseAt: Date }

/** The data of a contract while its time lasts. The caller has found out that it is one of the two who asks. */
export async function findPaper(db: Db, saleId: number, now: Date): Promise<Paper | undefined> {
  const [row] = await db<{ content: string; eraseAt: Date }[]>`
    select content, erase_at from sale_paper where sale_id = ${saleId} and erase_at > ${now}`
  return row && { contract: open(saleId, row.content), eraseAt: row.eraseAt }
}

function open(saleId: number, content: string): Contract {
  return contractSchema.validateSync(JSON.parse(decryptSecret(paperSecrets, saleId, content)))
}

/** Stores the contract of a locked sale, until a week after its delivery and no longer than sixty days after its beginning. */
export async function savePaper(db: Db, saleId: number, contract: Contract, now: Date): Promise<void> {
  const delivery = deliveryOf(contract.terms)
  const content = encryptSecret(paperSecrets, saleId, JSON.stringify(contract))
  const last = new Date(now.getTime() + mostPaperDays * dayMs)
  const wished = delivery === null ? last : new Date(delivery.getTime() + paperDays * dayMs)
  await db`
    insert into sale_paper (sale_id, content, erase_at, created_at, changed_at) values (${saleId}, ${content}, least(${wished}::timestamptz, ${last}), ${now}, ${now})
    on conflict (sale_id) do update set content = excluded.content, changed_at = excluded.changed_at,
      erase_at = least(${wished}::timestamptz, sale_paper.created_at + ${mostPaperDays} * interval '1 day')`
}

/** Of a sale that came to nothing. */
export async function erasePaper(db: Db, saleId: number): Promise<void> {
  await db`delete from sale_paper where sale_id = ${saleId}`
}

/** Sold: a week from now at the latest. */
export async function shortenPaper(db: Db, saleId: number, now: Date): Promise<void> {
  await db`update sale_paper set erase_at = least(erase_at, ${now}::timestamptz + ${paperDays} * interval '1 day') where sale_id = ${saleId}`
}

/** Erases what is over, every minute, so that nothing waits for the night. */
export async function eraseOverduePapers(db: Db, now: Date): Promise<void> {
  await db`delete from sale_paper where erase_at <= ${now}`
}

export const paperExpiries: readonly Expiry[] = [{ table: 'sale_paper', isOver: (db) => db`erase_at < now()` }]

/** What an account has written in contracts, as far as it is its own: as the buyer their data, as the private seller the vehicle too. */
export async function exportPapers(db: Db, owner: { id: number }) {
  const rows = await db<{ saleId: number; ad: number; content: string; side: Party; eraseAt: Date; createdAt: Date; changedAt: Date }[]>`
    select sale_id, sale.ad_id as ad, content, case when reply.user_id = ${owner.id} then 'buyer' else 'seller' end as side, erase_at,
      sale_paper.created_at, sale_paper.changed_at
    from sale_paper join sale on sale.id = sale_id join reply on reply.id = sale.reply_id join ad on ad.id = sale.ad_id
    where reply.user_id = ${owner.id} or (ad.owner_id = ${owner.id} and ad.dealer_id is null) order by sale_id`
  return rows.map(({ saleId, content, side, ...row }) => {
    const { terms, ...people } = open(saleId, content)
    return { ...row, own: people[side], vehicle: side === 'seller' ? terms : null }
  })
}
