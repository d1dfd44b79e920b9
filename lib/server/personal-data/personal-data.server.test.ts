import { expect, test } from 'vitest'
import { saveMarketingConsent } from '@/lib/accounts/consent/save-marketing-consent.server'
import { answerReply } from '@/lib/accounts/contact/answer-reply.server'
import { sendReply } from '@/lib/accounts/contact/send-reply.server'
import { addPandaAd, addTestDealer, codeIn, mailsOwedTo, reply, sellerEmail, stranger } from '@/lib/accounts/contact/test-seller'
import { emptyContract } from '@/lib/accounts/deals/sale/contract/contract'
import { savePaper } from '@/lib/accounts/deals/sale/contract/papers.server'
import { changeAddress } from '@/lib/accounts/own-data/change-address.server'
import { eraseOwnData } from '@/lib/accounts/own-data/erase-own-data.server'
import { exportOwnData } from '@/lib/accounts/own-data/export-own-data.server'
import { reportAd } from '@/lib/accounts/reports/report-ad.server'
import { saveSearch } from '@/lib/accounts/saved-searches/save-search.server'
import { requestAlert } from '@/lib/accounts/saved-searches/subscribe.server'
import { checkPrivate } from '@/lib/accounts/selling/drafts/check-private.server'
import { beginDraft } from '@/lib/accounts/selling/drafts/save-draft.server'
import { findSession } from '@/lib/accounts/sessions/find-session.server'
import { openSession } from '@/lib/accounts/sessions/open-session.server'
import { requestEmailChange } from '@/lib/accounts/users/change-email.server'
import { registerUser } from '@/lib/accounts/users/register-user.server'
import { confirmRegistration } from '@/lib/accounts/users/registration-link.server'
import { codeOfLastMail } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import { findUserByEmail } from '@/lib/accounts/users/user-queries.server'
import { setPriceDropMails } from '@/lib/accounts/watchlist/price-drop-wishes.server'
import { saveAd } from '@/lib/accounts/watchlist/save-ad.server'
import { type Db, getDb } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { sendDueMails } from '@/lib/kernel/mail/send-due-mails.server'
import { randomToken } from '@/lib/kernel/tokens/random-token.server'
import { isPlainObject } from '@/lib/kernel/validation/plain-object'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { pictureTestAds } from '@/lib/market/photos/test-photos'
import { everyExpiry, purgeExpired } from '@/lib/server/jobs/purge-expired.server'
import { impersonalTables } from './impersonal-tables'
import { personalData } from './personal-columns'

test('every column of the schema is listed once, as personal or as impersonal', async () => {
  const columns = await getDb()<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name::text <> all(${[...impersonalTables]}) order by name`
  const listed = Object.entries(personalData).flatMap(([table, { personal, others }]) =>
    [...Object.keys(personal), ...others].map((column) => `${table}.${column}`),
  )
  expect(listed.sort()).toEqual(columns.map(({ name }) => name).sort())
})

test('data that outlives an account is purged after its time, unless it is a dealer’s', () => {
  const outliving = Object.entries(personalData).filter(([, { personal }]) =>
    Object.values(personal).some(({ deletion }) => deletion === 'stays'),
  )
  const purged = new Set(everyExpiry.map(({ table }) => table))
  expect(outliving.map(([table]) => table).filter((table) => !purged.has(table))).toEqual(['dealer'])
})

/** Stands in everything a person can type, and in nothing else. */
const canary = 'canarino|9182736'
const oldEmail = 'canarino.vecchia@esempio.it'
const newEmail = 'Canarino.Nuova@esempio.it'
/** The columns of a type of their own. */
const lists = ['ad.photo_urls', 'ad_draft.begun_with', 'ad_draft_step.answers', 'ad_draft_step.rival', 'moderation_case.signals']
const phone = '+39 333 9182736'
const password = 'Trifoglio+42'
let serial = 0
const words = (what: string) => `Canarino ${what} numero ${++serial}`

/** The columns of the whole database with the canary in them. */
async function columnsWith(db: Db, pattern: string): Promise<string[]> {
  const tables = await db<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public' order by name`
  const found: string[] = []
  for (const { name } of tables) {
    const columns = await db<{ column: string }[]>`
      select distinct field.name as column from ${db(name)} as stored, jsonb_each_text(to_jsonb(stored)) as field (name, content)
      where field.content ~* ${pattern} order by 1`
    found.push(...columns.map(({ column }) => `${name}.${column}`))
  }
  return found
}

const deliver = (db: Db) => sendDueMails(db, { deliver: async () => {}, close: () => {} })

async function userOf(db: Db, email: string): Promise<User> {
  const user = await findUserByEmail(db, email)
  if (!user) throw new Error('no account')
  return user
}

/** Everything an account can leave behind, under the address it has now. */
async function leaveTraces(db: Db, email: string): Promise<void> {
  const user = await userOf(db, email)
  await db`update app_user set display_name = ${words('nome')}, phone = ${phone} where id = ${user.id}`
  await openSession(db, { userId: user.id, userAgent: words('browser') })
  await db`insert into verified_phone (user_id, phone) values (${user.id}, '+393339182736') on conflict (user_id) do nothing`
  await db`insert into phone_code (user_id, phone, code_hash) values (${user.id}, '+393339182736', '') on conflict (user_id) do nothing`
  await db`
    insert into push_device (user_id, session_id, endpoint_hash, subscription, kinds)
    select user_id, id, id_hash, '', '{messages}' from session where user_id = ${user.id} on conflict do nothing`
  await saveMarketingConsent(db, user.id, {
    firstPartyMarketing: true,
    thirdPartyMarketing: false,
    privacyConsentSource: 'SETTINGS',
    textVersion: '1',
  })
  const ad = await addPandaAd(db)
  await saveAd(db, user.id, ad)
  await setPriceDropMails(db, user.id, true)
  const search = await saveSearch(db, { userId: user.id }, { address: '/usate?versione=canarino', name: words('ricerca') })
  await db`insert into saved_valuation (user_id, address, name, euro) values (${user.id}, ${words('indirizzo')}, ${words('valutazione')}, 9000)`
  await db`insert into saved_search_event (search_id, ad_id, event_id, kind, happened_at, told_at) values (${search.id}, ${ad}, ${ad}, 'new', now(), now())`
  await db`insert into alert_mail (code, user_id, search_ids, is_digest) values (${randomToken()}, ${user.id}, ${[search.id]}, true)`
  await requestAlert(db, { email, address: '/usate?versione=canarino', frequency: 'daily' })
  await db`update saved_ad set note = ${words('nota')} where user_id = ${user.id}`
  const written = () => ({ ...reply, name: words('mittente'), phone, email, message: words('messaggio') })
  await sendReply(db, ad, written(), { userId: user.id, ownsEmail: true })
  await sendReply(db, ad, { ...written(), email: email.toUpperCase() }, stranger)
  await sendReply(db, ad, { ...written(), email: `canarino.altra${serial}@esempio.it` }, { userId: user.id, ownsEmail: false })
  const seller = await addPandaAd(db, {
    ownerId: user.id,
    contactEmail: email,
    contactPhone: phone,
    contactName: words('venditore'),
    description: words('descrizione'),
    sourceLink: `https://canarino.example/${serial}`,
    reportUrl: `https://canarino.example/${serial}.pdf`,
    photoUrls: [`https://canarino.example/${serial}.jpg`],
    vin: words('telaio'),
    batteryMeasuredBy: words('perito'),
  })
  await db`
    insert into planned_drop (ad_id, user_id, percent, cents, every_days, floor_cents, next_on, announced_on, announced_cents)
    values (${seller}, ${user.id}, 3, 0, 7, 100, current_date + 1, current_date, 200)`
  await db`
    insert into vehicle_record (ad_id, kind, happened_on, km, owners, percent, measured_by, paper_id, paper_state, paper_note, sent_at, decided_at)
    values (${seller}, 'battery', current_date, 1, 1, 90, ${words('officina')}, gen_random_uuid(), 'redo', ${words('da rifare')}, now(), now())`
  await db`update photo set caption = ${words('scritta')} where id = ${await pictureTestAds(db, [seller])}`
  await db`update ad_photo set caption = ${words('didascalia')} where ad_id = ${seller}`
  await sendReply(
    db,
    seller,
    { ...reply, email: `compratore${serial}@posta.example`, message: `Quanti chilometri ha? ${serial}` },
    stranger,
  )
  await answerReply(db, codeIn((await mailsOwedTo(db, email)).findLast(({ kind }) => kind === 'reply-to-seller')), words('risposta'))
  await db`
    insert into offer (reply_id, message_id, author, amount_euro, asked_cents, expires_at, moved_at, created_at)
    select reply_id, min(id), 'buyer', 9000, 950000, now(), now(), now() from reply_message
    where sender = 'buyer' and reply_id in (select id from reply where user_id = ${user.id}) group by reply_id on conflict do nothing`
  await db`
    insert into question (reply_id, message_id, fact, state, answer, created_at, moved_at)
    select reply_id, min(id), 'garanzia', 'answered', 'No', now(), now() from reply_message
    where sender = 'buyer' and reply_id in (select id from reply where user_id = ${user.id}) group by reply_id on conflict do nothing`
  await db`
    insert into conversation_report (reply_id, reporter_id, side, kind, words, message_ids, decided_at, outcome, statement)
    select id, ${user.id}, 'seller', 'altro', ${words('parole')}, '{}', now(), 'accepted', ${words('chiusura')} from reply where ad_id = ${seller}`
  await db`
    insert into visit (reply_id, message_id, ad_id, state, author, from_at, to_at, address)
    select reply_id, max(id), ${seller}, 'confirmed', 'buyer', now(), now() + interval '1 hour', ${words('via')}
    from reply_message where reply_id in (select id from reply where ad_id = ${seller}) group by reply_id`
  await db`insert into hidden_minimum (ad_id, euro, words, moved_at) values (${seller}, 8500, ${words('rifiuto')}, now())`
  await db`
    insert into conversation_signal (reply_id, side, kind, message_id, seen_at)
    select reply_id, 'seller', 'deposit', message_id, now() from visit where ad_id = ${seller}`
  await db`insert into visit_hours (ad_id, from_at, to_at) values (${seller}, now(), now() + interval '1 hour')`
  await db`insert into reservation (reply_id, message_id, ad_id, state, until_at) select reply_id, message_id, ad_id, 'active', now() from visit where ad_id = ${seller}`
  await db`insert into sale (reply_id, message_id, ad_id, author, state, price_euro) select reply_id, message_id, ad_id, 'seller', 'sold', 9000 from visit where ad_id = ${seller}`
  for (const { id } of await db<{ id: number }[]>`select id from sale where ad_id = ${seller}`)
    await savePaper(db, id, { ...emptyContract, seller: { ...emptyContract.seller, name: words('contraente') } }, new Date())
  await db`update reply_message set refused_address = ${email} where sender = 'buyer' and reply_id in (select id from reply where ad_id = ${seller})`
  await db`
    insert into moderation_case (ad_id, question, answer, signals, decided_at, outcome, statement, note, appeal, appealed_at, appeal_statement)
    values (${seller}, ${words('domanda')}, ${words('risposta')}, jsonb_build_array(jsonb_build_object('kind', 'mended', 'weight', 1, 'evidence', ${words('indizio')}::text)), now(), 'refused', ${words('motivo')}, ${words('nota')}, ${words('ricorso')}, now(), ${words('esito')})`
  const [dealer] = await addDealers(db, [{ name: 'Motori' }])
  await db`insert into dealer_member (user_id, dealer_id, role) values (${user.id}, ${dealer ?? 0}, 'owner')`
  await db`
    insert into callback (dealer_id, ad_title, user_id, name, phone, from_at, to_at)
    values (${dealer ?? 0}, ${words('titolo')}, ${user.id}, ${words('chiamato')}, ${phone}, now(), now() + interval '2 hours')`
  await db`
    insert into dealer_registration (contact_name, email, name, vat_number, profile, terms_version, user_id, confirmed_at, decided_at, outcome, statement)
    values (${words('referente')}, ${email}, ${words('azienda')}, ${words('partita')}, '{}', '', ${user.id}, now(), now(), 'refused', ${words('rifiuto')})`
  await db`
    insert into dealer_review (dealer_id, user_id, signature, stars, words, state, decided_at, statement, answer, answered_at)
    values (${dealer ?? 0}, ${user.id}, ${words('firma')}, 4, ${words('recensione')}, 'refused', now(), ${words('perché')}, ${words('replica')}, now())`
  const draft = await beginDraft(db, { userId: user.id, key: undefined }, 'auto', { versione: words('versione') })
  await db`update ad_draft_step set rival = jsonb_build_object('descrizione', ${words('bozza')}::text) where draft_id = ${draft.id} and step = 'testo'`
  await checkPrivate(db, { id: draft.id, holder: { userId: user.id, key: undefined } }, { targa: 'CA123BC' }, new Date())
  await reportAd(db, ad, 'altro', { message: words('segnalazione'), email, name: words('segnala') }, user.id)
  await requestEmailChange(db, user, `canarino.mai${serial}@esempio.it`)
  await queueMail(db, { kind: 'test', to: email, subject: words('oggetto'), text: words('testo'), html: words('testo') })
  await db`update outbox_mail set failed_at = now(), last_error = ${words('errore')} where recipient = ${email} and kind = 'test'`
}

/** Columns of text in which no person can write: words of ours, hashes, and what another visitor or a dealer leaves. */
const notTyped =
  /^(app_user\.(role|password_hash)|user_token\.(password_hash|terms_version|consent_text_version|return_path|device|browser_hash|draft_key_hash)|terms_acceptance\.|dealer_member\.|dealer_invitation\.|dealer_review\.state$|dealer_registration\.(code_hash|terms_version)|second_factor\.secret|phone_code\.code_hash|push_device\.|social_identity\.provider|marketing_consent\.|reply_code\.|visit\.(state|absent|buyer_says|seller_says)|(?:reservation|sale)\.state|sale_paper\.|offer\.|question\.|conversation_signal\.|reply\.ad_title|ad_report\.kind|conversation_report\.kind|outbox_mail\.(kind|unsubscribe_url)|price_drop_mail\.|saved_search\.frequency|alert_request\.(token_hash|frequency)|subscriber\.|saved_search_event\.|ad_draft\.|ad_draft_step\.step|vehicle_identity\.|vehicle_record\.(kind|paper_state)|moderation_case\.(outcome|reason|appeal_outcome)|moderation_log\.|support_log\.|alert_mail\.|attempt\.|privacy_choice\.|social_login_state\.|experiment[._]|dealer\.)/

async function typedColumns(db: Db): Promise<string[]> {
  const texts = await db<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' and data_type = 'text'`
  const personal = new Set(
    Object.entries(personalData).flatMap(([table, { personal }]) => Object.keys(personal).map((column) => `${table}.${column}`)),
  )
  return texts
    .map(({ name }) => name)
    .filter((name) => personal.has(name) && !notTyped.test(name))
    .sort()
}

/** What stands at a path of the copy, in every row of the lists on the way; undefined where a row has no such field. */
function valuesAt(copy: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return [copy]
  if (Array.isArray(copy)) return copy.flatMap((row: unknown) => valuesAt(row, [name, ...rest]))
  return isPlainObject(copy) && Object.hasOwn(copy, name) ? valuesAt(copy[name], rest) : [undefined]
}

test(
  'a canary in every field of an account is in the copy of its data, and is deleted with the account',
  withRollback(async (db) => {
    for (const displayName of [words('registrato'), words('registrato ancora')])
      await registerUser(db, { displayName, email: oldEmail, password, phone })
    const typed = await typedColumns(db)
    const registered = await columnsWith(db, canary)
    await confirmRegistration(db, await codeOfLastMail(db, oldEmail, 'confirm-registration'))
    const { id } = await userOf(db, oldEmail)
    await db`insert into second_factor (user_id, secret, confirmed_at) values (${id}, 'ABCDEFGH', null)`
    await db`insert into passkey (id, user_id, name, public_key) values ('canary', ${id}, ${words('chiave')}, '\\x00')`
    await db`insert into social_identity (provider, subject, user_id) values ('facebook', ${words('profilo')}, ${id})`
    await leaveTraces(db, oldEmail)
    expect([...new Set([...registered, ...(await columnsWith(db, canary))])].sort(), 'the canary is everywhere').toEqual(
      [...typed, ...lists].sort(),
    )

    await deliver(db)
    await requestEmailChange(db, await userOf(db, oldEmail), newEmail)
    const code = await codeOfLastMail(db, newEmail, 'confirm-email-change')
    await deliver(db)
    expect(await changeAddress(db, code)).toBe(id)
    expect(await columnsWith(db, 'canarino.vecchia'), 'nothing is left under the old address').toEqual([])

    await leaveTraces(db, newEmail)
    const session = await findSession(db, (await openSession(db, { userId: id, userAgent: words('browser') })).token)
    if (!session) throw new Error('no session')
    const copy = await exportOwnData(db, session)
    for (const [table, { personal }] of Object.entries(personalData)) {
      for (const [column, { export: path }] of Object.entries(personal)) {
        if (typeof path !== 'string') continue
        const values = valuesAt(copy, path.split('.'))
        expect(values.length, `${table}.${column} at ${path}`).toBeGreaterThan(0)
        expect(values, `${table}.${column} at ${path}`).not.toContain(undefined)
        if (typed.includes(`${table}.${column}`))
          expect(JSON.stringify(values), `${table}.${column} at ${path}`).toMatch(new RegExp(canary, 'i'))
      }
    }
    expect([copy.replies.length, copy.answers.length, copy.reports.length, copy.ads.length], 'of before the change and after it').toEqual([
      4, 2, 2, 2,
    ])
    expect(JSON.stringify(copy)).not.toMatch(/codice=|argon2/)

    await eraseOwnData(db, session.user)
    await deliver(db)
    expect(await columnsWith(db, canary)).toEqual(['ad_report.message', 'outbox_mail.recipient'])
    expect(await db`select distinct kind from outbox_mail where recipient ~* ${canary}`).toEqual([{ kind: 'account-deleted' }])
    expect(await mailsOwedTo(db, sellerEmail), 'mails to others stay recorded').not.toEqual([])

    await db`update ad_report set created_at = now() - interval '24 months 1 day'`
    await db`update outbox_mail set sent_at = now() - interval '14 days 1 minute' where sent_at is not null`
    await purgeExpired(db)
    expect(await columnsWith(db, canary)).toEqual([])
  }),
)

test(
  'after a change of address only the mail about the change goes to the old one',
  withRollback(async (db) => {
    await registerUser(db, { displayName: 'Canarino', email: oldEmail, password, phone: '' })
    await confirmRegistration(db, await codeOfLastMail(db, oldEmail, 'confirm-registration'))
    await deliver(db)
    await requestEmailChange(db, await userOf(db, oldEmail), newEmail)
    await queueMail(db, { kind: 'reply-answer', to: oldEmail, subject: 'Risposta', text: 'Sì', html: '<p>Sì</p>' })
    await changeAddress(db, await codeOfLastMail(db, newEmail, 'confirm-email-change'))
    expect(await db`select recipient, kind from outbox_mail where recipient ~* 'canarino' order by id`).toEqual([
      { recipient: newEmail, kind: 'confirm-email-change' },
      { recipient: oldEmail, kind: 'email-change-notice' },
      { recipient: newEmail, kind: 'reply-answer' },
    ])
  }),
)

test(
  'a dealer’s ad stays when somebody who reads its mail deletes their account',
  withRollback(async (db) => {
    await registerUser(db, { displayName: 'Impiegata', email: oldEmail, password, phone: '' })
    await confirmRegistration(db, await codeOfLastMail(db, oldEmail, 'confirm-registration'))
    const ad = await addPandaAd(db, { dealerId: await addTestDealer(db), contactEmail: oldEmail })
    await eraseOwnData(db, await userOf(db, oldEmail))
    expect(await db`select status, contact_email from ad where id = ${ad}`).toEqual([{ status: 'published', contactEmail: oldEmail }])
  }),
)
