import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Pool } from '@/lib/kernel/db/db.server'
import { openAccount, testPassword } from '../accounts'
import { type Actor, actors, authorisationTable, type Call, type Things, type Verb, verbs } from '../authorisation-table'
import { asForm, type HttpClient } from '../http-client'
import { insertAd } from '../market'
import { recordOf } from '../record'
import { expect, test } from '../test'

/** Parts of Next that are nobody's address. */
const notAddresses = new Set(['/_app', '/_document', '/_error'])

async function builtAddresses(): Promise<string[]> {
  const manifest = recordOf(await readFile('.next/server/pages-manifest.json', 'utf8'))
  return Object.keys(manifest).filter((address) => !notAddresses.has(address))
}

/** The owner's things, made as a person makes them wherever that takes one request. */
async function makeThings(db: Pool, seller: HttpClient, otherDevice: HttpClient, email: string, dealerHref: string): Promise<Things> {
  const [user] = await db<{ id: number }[]>`select id from app_user where email = ${email}`
  const ownerId = user?.id ?? 0
  const begun = await seller.post('/api/v1/drafts', { categoria: 'auto' }, { headers: asForm })
  const draftId = /^\/vendi\/([\w-]{36})\//.exec(begun.headers.location ?? '')?.[1] ?? ''
  await seller.send('PUT', `/api/v1/drafts/${draftId}/testo`, await json(seller, { version: 0, descrizione: 'Prima' }))
  const body = await sharp({
    create: { width: 1_200, height: 900, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg()
    .toBuffer()
  const headers = { 'content-type': 'image/jpeg', 'x-csrf-token': await seller.csrf() }
  const photoId = String(recordOf((await seller.send('POST', `/api/v1/drafts/${draftId}/photos`, { body, headers })).body)['id'])
  const own = { make: 'fiat', model: 'panda', owner_id: ownerId }
  const [heldAdId, adId] = [await insertAd(db, { ...own, status: 'in_review' }), await insertAd(db, { ...own, status: 'paused' })]
  const [opened] = await db<{ id: number }[]>`insert into moderation_case (ad_id, signals) values (${heldAdId}, '[]') returning id`
  const [thread] = await db<{ id: number }[]>`
    insert into reply (ad_id, ad_title, user_id, name, email, phone) values (${adId}, 'Fiat Panda', ${ownerId}, 'Anna', ${email}, '') returning id`
  await db`insert into reply_message (reply_id, sender, message) values (${thread?.id ?? 0}, 'buyer', 'È ancora disponibile?')`
  const [report] = await db<{ id: number }[]>`
    insert into conversation_report (reply_id, reporter_id, side, kind, message_ids) values (${thread?.id ?? 0}, ${ownerId}, 'buyer', 'soldi', '{}') returning id`
  await db`insert into saved_ad (user_id, ad_id, saved_price_cents, seen_price_cents, seen_sold) values (${ownerId}, ${adId}, 100, 100, false)`
  const search = recordOf((await seller.postJson('/api/v1/saved-search', { address: '/usate/fiat' })).body)
  const [valuation] = await db<{ id: number }[]>`
    insert into saved_valuation (user_id, address, name, euro) values (${ownerId}, 'marca=fiat', 'Fiat Panda', 9000) returning id`
  const dealership = `personale-${draftId}`
  await db`with added as (insert into dealer (slug, name) values (${dealership}, 'Personale') returning id)
    insert into dealer_member (user_id, dealer_id, role) select ${ownerId}, id, 'owner' from added`
  const [lead] = await db<{ id: number }[]>`
    insert into reply (dealer_id, name, email, phone) select id, 'Anna', 'anna@esempio.it', '' from dealer where slug = ${dealership} returning id`
  await db`insert into reply_message (reply_id, sender, message) values (${lead?.id ?? 0}, 'buyer', 'Buongiorno, siete aperti?')`
  await otherDevice.logIn(email, testPassword)
  const [session] = await db<{ id: number }[]>`select id from session where user_id = ${ownerId} order by id desc limit 1`
  await expect
    .poll(async () => (await db<{ state: string }[]>`select state from photo where draft_id = ${draftId}`)[0]?.state)
    .toBe('ready')
  return {
    ...{ draftId, photoId, heldAdId, adId, dealerHref, dealership },
    ...{
      caseId: opened?.id ?? 0,
      threadId: thread?.id ?? 0,
      leadId: lead?.id ?? 0,
      messageReportId: report?.id ?? 0,
      searchId: Number(search['id']),
      valuationId: valuation?.id ?? 0,
      sessionId: session?.id ?? 0,
    },
  }
}

async function json(visitor: HttpClient, value: object) {
  return { body: JSON.stringify(value), headers: { 'content-type': 'application/json', 'x-csrf-token': await visitor.csrf() } }
}

/** Everything of the owner that somebody else could have changed. */
async function belongings(db: Pool, { draftId, heldAdId, adId, threadId, searchId, valuationId, caseId }: Things): Promise<unknown[]> {
  return Promise.all([
    db`select * from ad_draft where id = ${draftId}`,
    db`select * from ad_draft_step where draft_id = ${draftId} order by step`,
    db`select * from photo where draft_id = ${draftId}`,
    db`select * from ad where id in (${heldAdId}, ${adId}) order by id`,
    db`select * from moderation_case where id = ${caseId}`,
    db`select * from reply join reply_message on reply_id = reply.id where reply.id = ${threadId} order by reply_message.id`,
    db`select * from conversation_report where reply_id = ${threadId}`,
    db`select * from saved_search where id = ${searchId}`,
    db`select * from saved_valuation where id = ${valuationId}`,
    db`select * from saved_ad where ad_id = ${adId}`,
    db`select id, email, display_name, phone, role, password_hash from app_user where id = (select owner_id from ad where id = ${adId})`,
    db`select id from session where user_id = (select owner_id from ad where id = ${adId}) order by id`,
  ])
}

/** What an actor is answered differently from the table: «GET /api/v1/drafts other: 200, not 404». */
async function differences(visitor: HttpClient, actor: Actor, things: Things): Promise<string[]> {
  const found: string[] = []
  const csrf = await visitor.csrf()
  const asksUnknown = actor === 'anonymous' || actor === 'owner' // refused before anybody looks who asks
  const ask = async (verb: Verb, path: string, call: Call | undefined) => {
    const body = verb === 'GET' || !call ? {} : { body: JSON.stringify(call.sends?.(things) ?? {}) }
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf, 'x-requested-with': 'XMLHttpRequest' }
    const asked = call ? visitor : visitor.copy() // many refusals to one address are held back
    const { status } = await asked.send(verb, path, { ...body, headers })
    const expected = call?.access[actor] ?? 405
    if (status !== expected) found.push(`${verb} ${path} ${actor}: ${status}, not ${expected}`)
  }
  for (const [name, row] of Object.entries(authorisationTable))
    for (const verb of verbs) if (row[verb] || asksUnknown) await ask(verb, row.address?.(things) ?? name, row[verb])
  return found
}

test('every address of the build answers each verb of each kind of visitor as the table of authorisations says', async ({
  visitor,
  loggedIn,
  market,
  db,
}) => {
  expect((await builtAddresses()).toSorted(), 'rows of the table').toEqual(Object.keys(authorisationTable).toSorted())
  const { visitor: owner, email } = await loggedIn()
  const things = await makeThings(db, owner, visitor(), email, market.dealerHref)
  const visitors = new Map<Actor, HttpClient>([
    ['anonymous', visitor()],
    ['owner', owner],
  ])
  for (const actor of ['other', 'dealer', 'marketing', 'moderator'] as const) {
    const account = await openAccount(db)
    await db`update app_user set role = ${actor === 'other' ? 'user' : actor} where email = ${account}`
    const someone = visitor()
    await someone.logIn(account, testPassword)
    visitors.set(actor, someone)
  }
  const before = await belongings(db, things)
  const strangers = actors.filter((actor) => actor !== 'owner')
  const found = await Promise.all(strangers.map(async (actor) => differences(visitors.get(actor) ?? owner, actor, things)))
  expect(found.flat()).toEqual([])
  expect(await belongings(db, things), 'what the owner has').toEqual(before)
  expect(await differences(owner, 'owner', things)).toEqual([])
})
