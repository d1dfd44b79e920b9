import sharp from 'sharp'
import { openAccount, testPassword } from '@/e2e/accounts'
import { type Actor, actors, type Call, type Row, type Things, type Verb, verbs } from '@/e2e/authorisation'
import { authorisationTable } from '@/e2e/authorisation-table'
import { asForm, type HttpClient } from '@/e2e/http-client'
import { insertAd } from '@/e2e/market'
import { multipart } from '@/e2e/multipart'
import { asRecord } from '@/e2e/record'
import { expect, test } from '@/e2e/test'
import type { Pool } from '@/lib/kernel/db/db.server'
import { builtAddresses } from '@/lib/kernel/framework/test-names'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'

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
  const photoId = String(asRecord((await seller.send('POST', `/api/v1/drafts/${draftId}/photos`, { body, headers })).body)['id'])
  const own = { make: 'fiat', model: 'panda', owner_id: ownerId }
  const [heldAdId, adId] = [await insertAd(db, { ...own, status: 'in_review' }), await insertAd(db, { ...own, status: 'paused' })]
  const [opened] = await db<{ id: number }[]>`insert into moderation_case (ad_id, signals) values (${heldAdId}, '[]') returning id`
  const [thread] = await db<{ id: number }[]>`
    insert into reply (ad_id, ad_title, user_id, name, email, phone) values (${adId}, 'Fiat Panda', ${ownerId}, 'Anna', ${email}, '') returning id`
  await db`insert into reply_message (reply_id, sender, message) values (${thread?.id ?? 0}, 'buyer', 'È ancora disponibile?')`
  const [report] = await db<{ id: number }[]>`
    insert into conversation_report (reply_id, reporter_id, side, kind, message_ids) values (${thread?.id ?? 0}, ${ownerId}, 'buyer', 'soldi', '{}') returning id`
  await db`insert into saved_ad (user_id, ad_id, saved_price_cents, seen_price_cents, seen_sold) values (${ownerId}, ${adId}, 100, 100, false)`
  const search = asRecord((await seller.postJson('/api/v1/saved-search', { address: '/usate/fiat' })).body)
  const [valuation] = await db<{ id: number }[]>`
    insert into saved_valuation (user_id, address, name, euro) values (${ownerId}, 'marca=fiat', 'Fiat Panda', 9000) returning id`
  const staffed = await makeDealer(db, seller, ownerId)
  await otherDevice.logIn(email, testPassword)
  const [session] = await db<{ id: number }[]>`select id from session where user_id = ${ownerId} order by id desc limit 1`
  await expect
    .poll(async () => (await db<{ state: string }[]>`select state from photo where draft_id = ${draftId}`)[0]?.state)
    .toBe('ready')
  return {
    ...{ draftId, photoId, heldAdId, adId, dealerHref },
    ...staffed,
    ...{
      caseId: opened?.id ?? 0,
      threadId: thread?.id ?? 0,
      messageReportId: report?.id ?? 0,
      searchId: Number(search['id']),
      valuationId: valuation?.id ?? 0,
      sessionId: session?.id ?? 0,
    },
  }
}

/** A dealer with one of everything that its staff has. */
async function makeDealer(db: Pool, owner: HttpClient, ownerId: number) {
  const { id, slug: dealership } = await addDealer(db, ownerId)
  const added = async (rows: Promise<readonly { id: number }[]>) => (await rows)[0]?.id ?? 0
  const mark = hashToken(dealership)
  const leadId = await added(
    db<{ id: number }[]>`insert into reply (dealer_id, name, email, phone) values (${id}, 'Anna', 'anna@esempio.it', '') returning id`,
  )
  await db`insert into reply_message (reply_id, sender, message) values (${leadId}, 'buyer', 'Buongiorno, siete aperti?')`
  const vehicleId = await insertAd(db, { make: 'fiat', model: 'panda', dealer_id: id, price_cents: 800_000, status: 'published' })
  const importId = await added(db<{ id: number }[]>`
    insert into dealer_import (dealer_id, user_id, file_name, content, state)
    values (${id}, ${ownerId}, 'stock.csv', ${Buffer.from('id;marca;modello;prezzo\nA1;Fiat;Panda;9000\n')}, 'columns') returning id`)
  const templateId = await added(
    db<{ id: number }[]>`insert into dealer_template (dealer_id, name, message) values (${id}, 'Orari', 'Fino alle 19.') returning id`,
  )
  const invitationId = await added(db<{ id: number }[]>`
    insert into dealer_invitation (dealer_id, email, role, code_hash, expires_at)
    values (${id}, 'invitata@esempio.it', 'seller', ${mark}, now() + interval '1 day') returning id`)
  const reviewId = await added(db<{ id: number }[]>`
    insert into dealer_review (dealer_id, user_id, signature, stars, words, state, decided_at)
    values (${id}, ${ownerId}, 'Anna B.', 5, 'Gentili e puntuali, consegna nei tempi.', 'published', now()) returning id`)
  const keyId = await added(db<{ id: number }[]>`
    insert into partner_key (dealer_id, user_id, name, key_hash, hint, scopes)
    values (${id}, ${ownerId}, 'Gestionale', ${mark}, 'ink_', '{stock:read}') returning id`)
  await db`insert into dealer_export (dealer_id, token) values (${id}, ${mark})`
  await db`insert into dealer_feed (dealer_id, address, next_at) values (${id}, 'https://programma.invalid/stock.csv', now() + interval '9 days')`
  await db`insert into dealer_webhook (dealer_id, address, secret) values (${id}, 'https://programma.invalid/avvisi', 'whsec_prova')`
  const begun = await owner.postJson('/api/v1/pages/private/dealers/drafts', { concessionaria: dealership, categoria: 'auto' })
  const stockDraftId = String(asRecord(begun.body)['next']).split('/')[2] ?? ''
  const member = async (role: string) => {
    const userId = await added(db<{ id: number }[]>`select id from app_user where email = ${await openAccount(db)}`)
    await db`insert into dealer_member (user_id, dealer_id, role) values (${userId}, ${id}, ${role})`
    return userId
  }
  const [sellerId, stockId, readerId] = [await member('seller'), await member('stock'), await member('reader')]
  const logo = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'green' } })
    .png()
    .toBuffer()
  const numbers = { leadId, vehicleId, importId, templateId, invitationId, reviewId, keyId, readerId, sellerId, stockId }
  return { dealership, stockDraftId, logo, ...numbers }
}

/** A dealer whose only staff is this account. */
async function addDealer(db: Pool, ownerId: number): Promise<{ id: number; slug: string }> {
  const slug = `personale-${ownerId}`
  const [dealer] = await db<{ id: number }[]>`insert into dealer (slug, name) values (${slug}, 'Personale') returning id`
  await db`insert into dealer_member (user_id, dealer_id, role) values (${ownerId}, ${dealer?.id ?? 0}, 'owner')`
  return { id: dealer?.id ?? 0, slug }
}

async function json(visitor: HttpClient, value: object) {
  return { body: JSON.stringify(value), headers: { 'content-type': 'application/json', 'x-csrf-token': await visitor.csrf() } }
}

/** The rows of every table that names a dealer, of this one: a table that is added is among them. */
async function rowsOfDealer(db: Pool, slug: string): Promise<Record<string, unknown>> {
  const [dealer] = await db<{ id: number; row: unknown }[]>`select id, to_jsonb(dealer) as row from dealer where slug = ${slug}`
  const tables = await db<{ name: string }[]>`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where column_name = 'dealer_id' and table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
  const rows: [string, unknown][] = await Promise.all(
    tables.map(
      async ({ name }): Promise<[string, unknown]> => [
        name,
        await db`select to_jsonb(t) - 'recommended_at' as row from ${db(name)} t where dealer_id = ${dealer?.id ?? 0} order by 1`,
      ],
    ),
  )
  return { dealer: dealer?.row, ...Object.fromEntries(rows) }
}

/** Everything of the owner that somebody else could have changed. */
async function belongings(db: Pool, things: Things): Promise<unknown[]> {
  const { draftId, heldAdId, adId, threadId, searchId, valuationId, caseId, dealership, leadId, importId, stockDraftId } = things
  return Promise.all([
    rowsOfDealer(db, dealership),
    db`select * from reply_message where reply_id = ${leadId} order by id`,
    db`select * from dealer_import_line where import_id = ${importId}`,
    db`select * from ad_draft_step where draft_id = ${stockDraftId} order by step`,
    db`select * from ad_draft where id = ${draftId}`,
    db`select * from ad_draft_step where draft_id = ${draftId} order by step`,
    db`select * from photo where draft_id = ${draftId}`,
    db`select to_jsonb(ad) - 'recommended_at' as ad from ad where id in (${heldAdId}, ${adId}) order by id`, // a job ranks new ads each minute
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

/** Answers to an actor that differ from the table: «GET /api/v1/drafts other: 200, not 404». */
async function differences(visitor: HttpClient, actor: Actor, things: Things): Promise<string[]> {
  const found: string[] = []
  const csrf = await visitor.csrf()
  const sendsUnknown = actor === 'anonymous' || actor === 'owner' // refused before the caller is known
  const sendCall = async (verb: Verb, path: string, call: Call | undefined, target: Things) => {
    const from = call ? visitor : visitor.copy() // many refusals to one address are held back
    const { status } = await from.send(verb, path, bodyOf(verb, call, target, csrf))
    const expected = call?.access[actor] ?? 405
    if (status !== expected)
      found.push(`${verb} ${path} ${JSON.stringify(call?.sends?.(target) ?? {})} ${actor}: ${status}, not ${expected}`)
  }
  const sendAll = async (name: string, row: Row, target: Things) => {
    for (const verb of verbs)
      for (const call of callsOf(row, verb))
        if (call ? !isAllowedChange(call, verb, actor) : sendsUnknown) await sendCall(verb, row.address?.(target) ?? name, call, target)
  }
  for (const [name, row] of Object.entries(authorisationTable)) {
    await sendAll(name, row, things)
    if (!holdsStockDrafts(actor) && isOfDraft(name)) await sendAll(name, row, { ...things, draftId: things.stockDraftId })
  }
  return found
}

/** Changes of staff are requested by the owner alone, because each thing exists once. */
function isAllowedChange({ access }: Call, verb: Verb, actor: Actor): boolean {
  return (actor === 'seller' || actor === 'stock') && verb !== 'GET' && access.other === 404 && access[actor] !== 403
}

/** The requests of a verb in turn; `undefined` for a verb that the address does not know. */
function callsOf(row: Row, verb: Verb): readonly (Call | undefined)[] {
  const calls = row[verb]
  return calls === undefined || 'access' in calls ? [calls] : calls
}

const holdsStockDrafts = (actor: Actor) => actor === 'owner' || actor === 'seller' || actor === 'stock'

/** Pages and calls of a draft, which may be of a dealer's vehicle. */
const isOfDraft = (name: string) => name.startsWith('/vendi/[bozza]') || name.startsWith('/api/v1/drafts/[id]')

function bodyOf(verb: Verb, call: Call | undefined, things: Things, csrf: string) {
  const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf, 'x-requested-with': 'XMLHttpRequest' }
  if (verb === 'GET' || !call) return { headers }
  const fields = call.sends?.(things) ?? {}
  if (!call.file) return { headers, body: JSON.stringify(fields) }
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  const form = multipart(texts, 'file', [call.file(things)])
  return { body: form.body, headers: { ...headers, 'content-type': form.headers['content-type'] } }
}

const isStaff = (actor: Actor) => actor === 'seller' || actor === 'stock' || actor === 'reader'

/** Addresses without a dealer: anybody with the link of an invitation may open it. */
const withoutDealer = new Set(['/area-concessionario/invito', '/api/v1/pages/private/dealers/invitation'])
const isOfDealer = (name: string) =>
  /^(\/area-concessionario|\/api\/v1\/pages\/private\/dealers)(\/|$)/.test(name) && !withoutDealer.has(name)

/** A person of the staff decides here about nobody but themselves. */
const aboutOneself = new Set(['/api/v1/pages/private/dealers/morning-mail'])

test('every page and call of the dealers’ area is closed to other dealers, and writing ones to readers', () => {
  const rows = Object.entries(authorisationTable).filter(([name]) => isOfDealer(name))
  const open = rows.flatMap(([name, row]) =>
    verbs.flatMap((verb) =>
      callsOf(row, verb).flatMap((call) => {
        if (!call) return []
        const { dealer, reader, anonymous } = call.access
        const isClosed = dealer === 404 && [307, 401].includes(anonymous) && (verb === 'GET' || reader === 403 || aboutOneself.has(name))
        return isClosed ? [] : [`${verb} ${name}`]
      }),
    ),
  )
  expect(open).toEqual([])
  expect(rows.length).toBeGreaterThan(30)
})

test('every address of the build answers each method and role as the authorisation table says', async ({
  visitor,
  loggedIn,
  market,
  db,
}) => {
  expect(builtAddresses('.next').toSorted(), 'rows of the table').toEqual(Object.keys(authorisationTable).toSorted())
  const { visitor: owner, email } = await loggedIn()
  const things = await makeThings(db, owner, visitor(), email, market.dealerHref)
  const visitors = new Map<Actor, HttpClient>([
    ['anonymous', visitor()],
    ['owner', owner],
  ])
  const idOf = async (email: string) => (await db<{ id: number }[]>`select id from app_user where email = ${email}`)[0]?.id ?? 0
  const staffIds = { seller: things.sellerId, stock: things.stockId, reader: things.readerId }
  let otherDealership = ''
  for (const actor of ['other', 'dealer', 'intruder', 'seller', 'stock', 'reader', 'marketing', 'moderator'] as const) {
    const [member] = isStaff(actor) ? await db<{ email: string }[]>`select email from app_user where id = ${staffIds[actor]}` : []
    const account = member?.email ?? (await openAccount(db))
    const role = actor === 'intruder' || isStaff(actor) ? 'dealer' : actor === 'other' ? 'user' : actor
    await db`update app_user set role = ${role} where email = ${account}`
    if (actor === 'dealer' || actor === 'intruder') otherDealership = (await addDealer(db, await idOf(account))).slug
    const someone = visitor()
    await someone.logIn(account, testPassword)
    visitors.set(actor, someone)
  }
  const thingsFor = (actor: Actor) => (actor === 'intruder' ? { ...things, dealership: otherDealership } : things)
  const before = await belongings(db, things)
  const strangers = actors.filter((actor) => actor !== 'owner')
  const found = await Promise.all(strangers.map(async (actor) => differences(visitors.get(actor) ?? owner, actor, thingsFor(actor))))
  expect(found.flat()).toEqual([])
  expect(await belongings(db, things), 'what the owner has').toEqual(before)
  expect(await differences(owner, 'owner', things)).toEqual([])
})
