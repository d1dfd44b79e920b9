import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Pool } from '@/lib/kernel/db/db.server'
import { newEmail, openAccount, testPassword } from './accounts'
import { HttpClient } from './http-client'
import { insertAd } from './market'
import { asRecord } from './record'

// One of each kind of visitor, and somebody whose things are none of theirs.

export type Actor = { name: string; client: HttpClient; csrf: string; key?: string }

/** A text that only its owner, and moderators at work, may ever read. */
export const canary = 'canarino-segreto'

/** An account with one of everything that is private, each with the canary in it. Gives the numbers of its things. */
export async function addVictim(db: Pool, site: string): Promise<string[]> {
  const email = await openAccount(db, newEmail(canary), canary)
  const [user] = await db<{ id: number }[]>`update app_user set phone = ${`+39 333 ${canary}`} where email = ${email} returning id`
  const userId = user?.id ?? 0
  const id = async (rows: Promise<readonly { id: number | string }[]>) => String((await rows)[0]?.id ?? '')
  const slug = `altra-${randomUUID().slice(0, 8)}`
  const dealer = await id(db<{ id: number }[]>`insert into dealer (slug, name, email) values (${slug}, 'Altra', ${email}) returning id`)
  await db`insert into dealer_member (dealer_id, user_id, role) values (${dealer}, ${userId}, 'owner')`
  const declared = { make: 'fiat', model: 'panda', description: canary }
  const ad = await insertAd(db, { ...declared, status: 'paused', owner_id: userId, contact_email: email })
  const vehicle = await insertAd(db, { ...declared, status: 'draft', dealer_id: Number(dealer) })
  const client = new HttpClient(site)
  await client.logIn(email, testPassword)
  const begun = asRecord((await client.postJson('/api/v1/drafts', { categoria: 'auto' })).body)
  const draft = /^\/vendi\/([\w-]{36})\//.exec(String(begun['next']))?.[1] ?? ''
  await db`update ad_draft_step set answers = jsonb_build_object('descrizione', ${canary}::text) where draft_id = ${draft}`
  const threads = [
    await id(db<{ id: number }[]>`
      insert into reply (ad_id, ad_title, user_id, name, email, phone, email_confirmed_at)
      values (${ad}, ${canary}, ${userId}, ${canary}, ${email}, '', now()) returning id`),
    await id(db<{ id: number }[]>`
      insert into reply (dealer_id, name, email, phone) values (${dealer}, ${canary}, ${email}, '') returning id`),
  ]
  for (const thread of threads) await db`insert into reply_message (reply_id, sender, message) values (${thread}, 'buyer', ${canary})`
  const search = asRecord((await client.postJson('/api/v1/saved-search', { address: '/usate/fiat', name: canary })).body)
  const valuation = await id(db<{ id: number }[]>`
    insert into saved_valuation (user_id, address, name, euro) values (${userId}, 'marca=fiat', ${canary}, 9000) returning id`)
  const imported = await id(db<{ id: number }[]>`
    insert into dealer_import (dealer_id, user_id, file_name, content, state)
    values (${dealer}, ${userId}, ${canary}, ${Buffer.from('id;marca\n1;Fiat\n')}, 'columns') returning id`)
  return [slug, dealer, String(ad), String(vehicle), draft, ...threads, String(search['id']), valuation, imported, email]
}

const staff = ['owner', 'seller', 'stock', 'reader']
const names = ['visitor', 'buyer', 'private seller', ...staff, 'moderator', 'marketing', 'partner key']

/** One of each; the dealers among them are of one house. Gives the numbers of what is theirs as well. */
export async function addActors(db: Pool, site: string): Promise<{ actors: Actor[]; own: string[] }> {
  const slug = `casuale-${randomUUID().slice(0, 8)}`
  const [dealer] = await db<{ id: number }[]>`
    insert into dealer (slug, name, email) values (${slug}, 'Casuale', 'casuale@esempio.it') returning id`
  const own = [slug, String(dealer?.id ?? 0)]
  const actors: Actor[] = []
  for (const name of names) {
    const client = new HttpClient(site)
    if (name !== 'visitor') {
      const email = await openAccount(db, newEmail('casuale'))
      const [user] = await db<{ id: number }[]>`select id from app_user where email = ${email}`
      const userId = user?.id ?? 0
      const role = name === 'partner key' ? 'owner' : name
      if (name === 'moderator' || name === 'marketing') await db`update app_user set role = ${name} where id = ${userId}`
      if (staff.includes(role))
        await db`insert into dealer_member (dealer_id, user_id, role) values (${dealer?.id ?? 0}, ${userId}, ${role})`
      if (name === 'private seller') own.push(String(await insertAd(db, offer(userId, email))))
      await client.logIn(email, testPassword)
    }
    const key = name === 'partner key' ? await partnerKey(client, slug) : undefined
    actors.push({ name, client, csrf: await client.csrf(), ...(key !== undefined && { key }) })
  }
  return { actors, own }
}

function offer(userId: number, email: string) {
  return { make: 'fiat', model: 'panda', status: 'published', owner_id: userId, contact_email: email, price_cents: 900_000 }
}

async function partnerKey(client: HttpClient, dealership: string): Promise<string> {
  const { body } = await client.postJson('/api/v1/pages/private/dealers/partner-keys', {
    concessionaria: dealership,
    nome: 'Prova',
    permessi: ['stock:read', 'stock:write', 'leads:read', 'leads:write'],
  })
  const key = String(asRecord(asRecord(body)['values'])['chiave'])
  expect(key.length).toBeGreaterThan(20)
  return key
}
