import type { Db } from '@/lib/kernel/db/db.server'
import { signed } from '@/lib/kernel/tokens/installation-secret.server'

/** Names of whom an event went to; they are stored as sealed hashes. `ad` null: about no ad. */
export type Contacted = { eventUuid: string; seller: string; ad: string | null }

/** Notes whom contacts went to. One whose event was not counted says nothing. */
export async function saveContacts(db: Db, contacts: readonly Contacted[]): Promise<void> {
  const hashes = await Promise.all(
    contacts.map(async ({ seller, ad }) => [await sealed(`seller ${seller}`), ad === null ? null : await sealed(`ad ${ad}`)] as const),
  )
  await db`
    insert into experiment_contact (event_uuid, seller_hash, ad_hash)
    select event_uuid, decode(seller, 'hex'), decode(ad, 'hex')
    from unnest(${contacts.map(({ eventUuid }) => eventUuid)}::uuid[], ${hashes.map(([seller]) => seller)}::text[], ${hashes.map(([, ad]) => ad)}::text[]) as contacted (event_uuid, seller, ad)
    join experiment_conversion using (event_uuid) on conflict do nothing`
}

/** Whom «ad 7» or «dealer 5» means; undefined: nobody that is known. */
export async function findContacted(db: Db, subject: string): Promise<Omit<Contacted, 'eventUuid'> | undefined> {
  const [, kind, id = ''] = /^(ad|dealer) ([1-9]\d{0,14})$/.exec(subject) ?? []
  if (kind === 'dealer') return { seller: subject, ad: null }
  if (kind !== 'ad') return undefined
  const [ad] = await db<{ dealerId: number | null; ownerId: number | null }[]>`select dealer_id, owner_id from ad where id = ${id}`
  if (!ad) return undefined
  return { seller: ad.dealerId === null ? `person ${ad.ownerId ?? `of ad ${id}`}` : `dealer ${ad.dealerId}`, ad: id }
}

async function sealed(text: string): Promise<string> {
  return Buffer.from(await signed(`contact ${text}`), 'base64url').toString('hex')
}
