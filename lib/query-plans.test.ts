import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMarketingChoice } from '@/lib/accounts/consent/marketing-consent-queries.server'
import { listSignalledConversations } from '@/lib/accounts/contact/conversation-signals.server'
import { deliverWaitingMessages } from '@/lib/accounts/contact/deliver-waiting-messages.server'
import { countUnread, listConversations } from '@/lib/accounts/contact/own-conversations.server'
import { exportReplies, findConversation } from '@/lib/accounts/contact/reply-queries.server'
import { requeueMessage } from '@/lib/accounts/contact/requeue-message.server'
import { endCards } from '@/lib/accounts/deals/end-cards.server'
import { lapseQuestions, listQuestions } from '@/lib/accounts/deals/questions/questions.server'
import { eraseSellerSales, listSales } from '@/lib/accounts/deals/sale/sales.server'
import { listOffers } from '@/lib/accounts/deals/store-offers.server'
import { eraseSellerVisits, listVisits } from '@/lib/accounts/deals/visits/visits.server'
import { listWaitingPapers } from '@/lib/accounts/dossier/paper-queue.server'
import { openDueCases } from '@/lib/accounts/moderation/change-reviewed.server'
import { findRefusals } from '@/lib/accounts/moderation/find-refusals.server'
import { findAccountSignals } from '@/lib/accounts/moderation/find-signals.server'
import { listColleagues } from '@/lib/accounts/moderation/hold-case.server'
import { listCases } from '@/lib/accounts/moderation/moderation-queue.server'
import { sendPushes } from '@/lib/accounts/push/send-pushes.server'
import { eraseReporter } from '@/lib/accounts/reports/report-ad.server'
import { exportReports, listOpenReports } from '@/lib/accounts/reports/report-queries.server'
import { listWaitingReviews } from '@/lib/accounts/reviews/review-queries.server'
import { EventMatcher } from '@/lib/accounts/saved-searches/match-events.server'
import { queueAlerts } from '@/lib/accounts/saved-searches/queue-alerts.server'
import { savedSearchExpiries } from '@/lib/accounts/saved-searches/saved-search-expiries.server'
import { listSavedSearches } from '@/lib/accounts/saved-searches/saved-search-queries.server'
import { savedValuationExpiries } from '@/lib/accounts/saved-valuations/saved-valuation-queries.server'
import { listDrafts } from '@/lib/accounts/selling/drafts/draft-queries.server'
import { expireAds } from '@/lib/accounts/selling/expire-ads.server'
import { findSession, listSessions } from '@/lib/accounts/sessions/find-session.server'
import { phoneExpiries } from '@/lib/accounts/users/phone/find-phone.server'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { findAddressee } from '@/lib/accounts/users/token.server'
import type { User } from '@/lib/accounts/users/user'
import { findUserByEmail } from '@/lib/accounts/users/user-queries.server'
import { savedAdExpiries } from '@/lib/accounts/watchlist/saved-ad-expiries.server'
import { getWatchlistSummary, listWatchlist } from '@/lib/accounts/watchlist/watchlist-queries.server'
import { deliverWebhooks } from '@/lib/accounts/webhooks/deliver-webhooks.server'
import { countTotals } from '@/lib/experimentation/experiment-results/queries/count-totals.server'
import { findBreakdown } from '@/lib/experimentation/experiment-results/queries/find-breakdown.server'
import { findResults } from '@/lib/experimentation/experiment-results/queries/results-queries.server'
import { env } from '@/lib/kernel/config/env.server'
import { type Db, openPool, type Pool } from '@/lib/kernel/db/db.server'
import { migrate } from '@/lib/kernel/db/migrate.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { type Expiry, purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { eraseMailsTo } from '@/lib/kernel/mail/erase-mails.server'
import { sendDueMails } from '@/lib/kernel/mail/send-due-mails.server'
import { randomToken } from '@/lib/kernel/tokens/random-token.server'
import type { Ad } from '@/lib/market/ads/ad'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { findAdPage, findNewestAdPath } from '@/lib/market/ads/ad-queries.server'
import { listStockIds } from '@/lib/market/ads/dealers/dealer-page.server'
import { allStock } from '@/lib/market/ads/dealers/dealer-stock'
import { exportAds } from '@/lib/market/ads/imported/export-ads.server'
import { saveImportedAds } from '@/lib/market/ads/imported/save-imported-ads.server'
import { listSimilarAds } from '@/lib/market/ads/page/similar-ads.server'
import { findDealer, isDealersPlace } from '@/lib/market/dealers/dealer-queries.server'
import { listLeftAds } from '@/lib/market/observatory/market-queries.server'
import { findCopiedPhotos } from '@/lib/market/photos/copied-photos.server'
import { fetchPhotos, showFetchedPhotos } from '@/lib/market/photos/fetch-photos.server'
import { folderStore } from '@/lib/market/photos/photo-store.server'
import { processPhotosApart } from '@/lib/market/photos/process-photos-apart.server'
import { rateDueAds } from '@/lib/market/price-rating/rate-ads.server'
import { lookups } from '@/lib/market/search/engine/lookups.server'
import { postgresEngine } from '@/lib/market/search/engine/postgres-engine.server'
import { findAds, searchAds } from '@/lib/market/search/engine/search-ads.server'
import { countAds, findAdIds } from '@/lib/market/search/engine/test-comparison'
import type { ListPageSlug } from '@/lib/market/search/page/list-pages'
import { findReducedAds } from '@/lib/market/search/page/reduced-ads.server'
import { readSearch } from '@/lib/market/search/query/read-search'
import { pageSize, type SearchQuery } from '@/lib/market/search/query/search-query'
import { adChangeExpiries, ChangeFeed } from '@/lib/market/search-index/change-feed.server'
import { findSameChassis, findSameVehicle } from '@/lib/market/vehicle-identity/vehicle-identities.server'
import { createDatabase, type TestDatabase } from '@/scripts/database/test-database'
import { watchStatements } from '@/scripts/sql-against-schema/watch-statements'
import { seedDemoMarket } from '@/tools/demo-market/seed-demo-market.server'

/** A draft with a photograph, in a market of many. */
const drafted = '00000000-0000-4000-8000-000000000001'

type Given = { db: Pool; ad: Ad; user: User }
/** `ordered`: the index gives the rows in their order, so nothing is sorted. */
type Plan = { index: string; ordered?: true; run(given: Given): Promise<unknown> }

function search(list: ListPageSlug, params = '', ...segments: string[]): SearchQuery {
  const found = readSearch({ list, segments, params: new URLSearchParams(params) }, lookups)
  if (!found) throw new Error(`the address ${params} was not understood`)
  return found.query
}
const page = (index: string, ...address: Parameters<typeof search>): Plan => ({
  index,
  ordered: true,
  run: ({ db }) => findAdIds(db, search(...address)),
})
const behind = (index: string, key: number, ...address: Parameters<typeof search>): Plan => ({
  index,
  ordered: true,
  run: ({ db }) =>
    findAds(postgresEngine(db), { ...search(...address), page: 500 }, { limit: pageSize, params: [], after: { key, id: 1 } }),
})
const count = (index: string, ...address: Parameters<typeof search>): Plan => ({ index, run: ({ db }) => countAds(db, search(...address)) })

async function purgeAll(db: Db, expiries: readonly Expiry[]): Promise<void> {
  for (const expiry of expiries) await purgeRows(db, expiry)
}

/** The queries people wait for and those that run often, with the index that each has to read. */
const plans: Readonly<Record<string, Plan>> = {
  'a list in its usual order': page('ad_recommended', 'annunci'),
  'a late page of a list in its usual order': behind('ad_recommended', 1_790_000_000_000_000, 'annunci'),
  'a model in the usual order': page('ad_make_model_recommended', 'annunci', '', 'fiat', 'panda'),
  'a list, the newest first': page('ad_newest', 'annunci', 'ordina=recenti'),
  'a late page of a list, the newest first': behind('ad_newest', 1_790_000_000_000_000, 'annunci', 'ordina=recenti'),
  'a late page of a list, the cheapest first': behind('ad_price_order', 900_000, 'annunci', 'ordina=prezzo_crescente'),
  'a late page of a list, the dearest first': behind('ad_price_order_down', 900_000, 'annunci', 'ordina=prezzo_decrescente'),
  'a list, the cheapest first': page('ad_price_order', 'annunci', 'ordina=prezzo_crescente'),
  'a list, the dearest first': page('ad_price_order_down', 'annunci', 'ordina=prezzo_decrescente'),
  'a list, the fewest kilometres first': page('ad_mileage_order', 'annunci', 'ordina=km'),
  'a list, the youngest first': page('ad_registration_order', 'annunci', 'ordina=anno_decrescente'),
  'a list, the oldest first': page('ad_registration_order_up', 'annunci', 'ordina=anno_crescente'),
  'a list, the most powerful first': page('ad_power_order', 'annunci', 'ordina=potenza'),
  'a list of one kind of offer': page('ad_offer', 'km0', 'ordina=recenti'),
  'a model, the newest first': page('ad_make_model', 'annunci', 'ordina=recenti', 'fiat', 'panda'),
  'a model, the cheapest first': page('ad_make_model_price', 'annunci', 'ordina=prezzo_crescente', 'fiat', 'panda'),
  'what stands near a place': count('ad_latitude', 'annunci', 'dove=Monza&raggio=20'),
  'what stands in a province': count('ad_province', 'annunci', 'provincia=is'),
  'ads with some equipment': count('ad_equipment', 'annunci', 'dotazioni=gancio-traino&dotazioni=tetto-apribile&dotazioni=head-up-display'),
  'ads with a word in their version': count('ad_version', 'annunci', 'versione=amg'),
  'ads with words in their text': count('ad_text', 'annunci', 'testo=gancio+traino'),
  'the cards of a list': { index: 'ad_recommended', run: ({ db }) => searchAds(db, search('annunci'), []) },
  'cards of a list, with their price labels': { index: 'price_rating_pkey', run: ({ db, ad }) => getAdCards(db, [ad.id]) },
  'ads whose price has not been looked at': { index: 'price_rating_due', run: ({ db }) => rateDueAds(db) },
  'the ads of a model that have left': {
    index: 'ad_left',
    run: ({ db }) => listLeftAds(db, { make: 'fiat', model: 'panda', region: null, fuel: null }),
  },
  'what was reduced of late': { index: 'ad_reduced', run: ({ db }) => findReducedAds(db) },
  'the car published last': { index: 'ad_newest', run: ({ db }) => findNewestAdPath(db) },
  'the page of an ad': { index: 'ad_pkey', run: ({ db, ad }) => findAdPage(db, ad.id) },
  'the price history of an ad': { index: 'ad_price_ad_id_recorded_at_idx', run: ({ db, ad }) => findAdPage(db, ad.id) },
  'ads like this one': { index: 'ad_make_model_price', run: ({ db, ad }) => listSimilarAds(db, ad) },
  'ads like one whose model is unknown': {
    index: 'ad_price_order',
    run: ({ db, ad }) => listSimilarAds(db, { ...ad, model: null, body: null }),
  },
  'the dealer of a place on Google Maps': { index: 'dealer_google_place', run: ({ db }) => isDealersPlace(db, 'ChIJ-nessuno') },
  'the page of a dealer': { index: 'dealer_slug_key', run: ({ db }) => findDealer(db, 'autosalone') },
  'what a dealer has for sale': { index: 'ad_dealer', run: ({ db, ad }) => listStockIds(db, ad.dealerId ?? 0, allStock, null) },
  'what a dealer has of one kind': {
    index: 'ad_dealer',
    run: ({ db, ad }) => listStockIds(db, ad.dealerId ?? 0, { ...allStock, make: 'fiat', maxEuro: 20_000 }, ['auto usato']),
  },
  'how much a dealer has for sale': { index: 'ad_dealer', run: ({ db, ad }) => findAdPage(db, ad.id) },
  'twins of an imported ad': {
    index: 'ad_imported_lookalike',
    run: ({ db, ad }) =>
      saveImportedAds(db, [{ ...ad, importKey: 'plan', mileageKm: 5, firstRegistration: new Date(0) }], {
        isRepost: () => false,
        wasSeen: () => false,
        mayMerge: () => false,
        findSame: async () => new Map(),
        review: async () => new Map(),
        keepHeld: async () => {},
      }),
  },
  'the ads that have changed since an index looked': {
    index: 'ad_change_transaction',
    run: async ({ db }) => (await ChangeFeed.begin(db)).read(),
  },
  'changes of ads that no index will read': { index: 'ad_change_age', run: ({ db }) => purgeAll(db, adChangeExpiries) },
  'whose session a cookie is': { index: 'session_id_hash_key', run: ({ db }) => findSession(db, randomToken()) },
  'the sessions of an account': {
    index: 'session_of_user',
    run: ({ db, user }) => listSessions(db, { id: 1, idHash: '', user, leavesAt: null }),
  },
  'the account of an address': { index: 'app_user_email_key_key', run: ({ db, user }) => findUserByEmail(db, user.email) },
  'whose link a mail holds': { index: 'user_token_token_hash_key', run: ({ db }) => findAddressee(db, 'recovery', 'code') },
  'a page of the watchlist': { index: 'saved_ad_pkey', run: ({ db, user }) => listWatchlist(db, user.id, { sort: 'salvati', page: 1 }) },
  'which hearts are filled': { index: 'saved_ad_pkey', run: ({ db, user }) => getWatchlistSummary(db, user.id) },
  'watched ads removed a while ago': { index: 'saved_ad_removed', run: ({ db }) => purgeAll(db, savedAdExpiries) },
  'a page of saved searches': { index: 'saved_search_user_id_address_key', run: ({ db, user }) => listSavedSearches(db, user, 1) },
  'valuations removed a while ago': { index: 'saved_valuation_removed', run: ({ db }) => purgeAll(db, savedValuationExpiries) },
  'searches removed a while ago': { index: 'saved_search_removed', run: ({ db }) => purgeAll(db, savedSearchExpiries) },
  'which searches are to be notified of something': { index: 'saved_search_alerts', run: ({ db }) => new EventMatcher().matchEvents(db) },
  'what searches have not been notified of': { index: 'saved_search_event_untold', run: ({ db }) => queueAlerts(db) },
  'what searches have found long ago': { index: 'saved_search_event_age', run: ({ db }) => purgeAll(db, savedSearchExpiries) },
  'what an account allows': { index: 'marketing_consent_of_user', run: ({ db, user }) => getMarketingChoice(db, user.id) },
  'the next mail due': { index: 'outbox_mail_waiting', run: ({ db }) => sendDueMails(db, { deliver: async () => {}, close: () => {} }) },
  'the mails to an address': { index: 'outbox_mail_recipient', run: ({ db }) => eraseMailsTo(db, 'mario@esempio.it') },
  'the conversation of a link': { index: 'reply_code_pkey', run: ({ db }) => findConversation(db, 'code') },
  'conversations begun while logged in': { index: 'reply_user', run: ({ db, user }) => exportReplies(db, user) },
  'conversations begun from an address': { index: 'reply_email', run: ({ db, user }) => exportReplies(db, user) },
  'the conversations of an account': { index: 'reply_email', run: ({ db, user }) => listConversations(db, user) },
  'what an account has not read, about its ads too': { index: 'ad_owner', run: ({ db, user }) => countUnread(db, user) },
  'messages that wait for an address': { index: 'reply_message_waiting', run: ({ db }) => deliverWaitingMessages(db) },
  'the visits of a conversation': { index: 'visit_reply', run: ({ db }) => listVisits(db, 1) },
  'the sales of a conversation': { index: 'sale_reply', run: ({ db }) => listSales(db, 1) },
  'the sales of what an account sells': { index: 'sale_ad', run: ({ db, user }) => eraseSellerSales(db, user.id) },
  'the visits to what an account sells': { index: 'visit_ad', run: ({ db, user }) => eraseSellerVisits(db, user.id) },
  'the message of a mail': { index: 'reply_message_mail', run: ({ db }) => requeueMessage(db, { id: 1, to: '', isRefused: false }) },
  'the offers of a conversation': { index: 'offer_reply', run: ({ db }) => listOffers(db, 1) },
  'the questions of a conversation': { index: 'question_reply', run: ({ db }) => listQuestions(db, 1) },
  'questions that may have to end': { index: 'question_open', run: ({ db }) => lapseQuestions(db, new Date()) },
  'offers that may have to end': { index: 'offer_due', run: ({ db }) => endCards(db) },
  'photographs to be fetched': { index: 'ad_photo_source_of_dealer', run: async ({ db }) => fetchPhotos(db, folderStore(tmpdir())) },
  'photographs to be shown': { index: 'ad_photo_source_unshown', run: ({ db }) => showFetchedPhotos(db, async () => []) },
  'notices of browsers that are due': { index: 'push_message_due', run: ({ db }) => sendPushes(db) },
  'calls of programs that are due': { index: 'webhook_delivery_due', run: ({ db }) => deliverWebhooks(db) },
  'changes by files that the moderation queue does not know of': { index: 'ad_revision_due', run: ({ db }) => openDueCases(db) },
  'conversations that look like a fraud': {
    index: 'conversation_signal_new',
    run: ({ db, user }) => listSignalledConversations(db, { ...user, role: 'moderator' }),
  },
  'reviews that wait': { index: 'dealer_review_waiting', run: ({ db }) => listWaitingReviews(db) },
  'open reports': { index: 'ad_report_new', run: ({ db }) => listOpenReports(db) },
  'the ads of an address': { index: 'ad_contact_email', run: ({ db, user }) => exportAds(db, user.email) },
  'the reports of an account': { index: 'ad_report_user', run: ({ db, user }) => exportReports(db, user.id) },
  'the reports of who leaves': { index: 'ad_report_email', run: ({ db, user }) => eraseReporter(db, user) },
  'ads whose time is over': { index: 'ad_expiry', run: ({ db }) => expireAds(db) },
  'decisions about one’s ads': { index: 'moderation_case_ad', run: ({ db, user }) => findRefusals(db, db`owner_id = ${user.id}`) },
  'what waits for a moderator': { index: 'moderation_case_waiting', run: ({ db, user }) => listCases(db, { ...user, role: 'moderator' }) },
  'to whom a case can be given': {
    index: 'app_user_moderators',
    run: ({ db, user }) => listColleagues(db, { ...user, role: 'moderator' }),
  },
  'accounts that have verified one number': { index: 'verified_phone_number', run: ({ db, user }) => findAccountSignals(db, user.id) },
  'codes of telephones whose time is over': { index: 'phone_code_age', run: ({ db }) => purgeAll(db, phoneExpiries) },
  'photographs that wait for their pictures': {
    index: 'photo_waiting',
    run: ({ db }) => processPhotosApart(db, { databaseUrl: '', signal: new AbortController().signal }),
  },
  'photographs that look like one of a draft': {
    index: 'photo_hash_bands',
    run: ({ db, user }) => findCopiedPhotos(db, drafted, { ownerId: user.id }),
  },
  'ads with the chassis of a file': {
    index: 'ad_vin',
    run: ({ db }) => findSameChassis(db, [{ index: 0, vin: 'WVWZZZ1KZ6W000001', adId: null, dealerId: 1 }]),
  },
  'papers that wait for a moderator': {
    index: 'vehicle_record_waiting',
    run: ({ db, user }) => listWaitingPapers(db, { ...user, role: 'moderator' }),
  },
  'ads of the same vehicle': {
    index: 'vehicle_identity_hashes',
    run: ({ db }) => findSameVehicle(db, { draftId: drafted, adId: null, vin: 'WVWZZZ1KZ6W000001', make: 'volkswagen' }),
  },
  'one’s own drafts': { index: 'ad_draft_owner', run: ({ db, user }) => listDrafts(db, { userId: user.id, key: undefined }) },
  'drafts begun in a browser': { index: 'ad_draft_key', run: ({ db }) => listDrafts(db, { userId: undefined, key: 'x' }) },
  'who converted after an exposure': { index: 'experiment_conversion_visitor', run: ({ db }) => findResults(db, 'plan') },
  'whom an experiment was shown on a day': { index: 'experiment_exposure_first', run: ({ db }) => findResults(db, 'plan') },
  'which revision an exposure was decided by': { index: 'experiment_config_revision', run: ({ db }) => findResults(db, 'plan') },
  'exposures since the last count': { index: 'experiment_exposure_received', run: ({ db }) => countTotals(db) },
  'conversions since the last count': { index: 'experiment_conversion_received', run: ({ db }) => countTotals(db) },
  'who of a group converted': {
    index: 'experiment_conversion_visitor',
    run: ({ db }) => findBreakdown(db, { experimentId: 'plan', goal: 'contact_sent', segment: 'device', days: { from: null, to: null } }),
  },
}

let given: Given
let database: TestDatabase
/** A database of its own: what other tests have written and taken back would make indexes bigger than their rows. */
beforeAll(async () => {
  database = await createDatabase(env().databaseUrl)
  const db = openPool(database.url, 1)
  await migrate(db)
  given = await giveData(db)
  await db`set enable_seqscan = off` // the other tables are small, and a small table is quicker to read whole
})
afterAll(async () => {
  await given.db.end()
  await database.remove()
})

test.each(Object.entries(plans))('%s: the index made for it is read', async (_what, { index, ordered, run }) => {
  await given.db`select set_config('enable_sort', ${ordered ? 'off' : 'on'}, false)`
  expect(await indexesReadBy(given.db, () => run(given))).toContain(index)
})

test(
  'every index carries a constraint, is read by a main query or finds the rows of a foreign key',
  withRollback(async (db) => {
    const indexes = await db<{ name: string }[]>`
      select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace = 'public'::regnamespace and not indisunique`
    const read = Object.values(plans).map(({ index }) => index)
    const others = indexes.map(({ name }) => name).filter((name) => !read.includes(name))
    expect(others.length).toBeGreaterThan(0)
    expect(await keysWithoutIndex(db)).toEqual([])
    for (const [dropped, name] of others.entries()) {
      await db`drop index ${db(name)}`
      expect(await keysWithoutIndex(db), name).toHaveLength(dropped + 1)
    }
  }),
)

/** A small market in which the planner chooses as in a large one, and some conversions of which few have a worth. */
async function giveData(db: Pool): Promise<Given> {
  await seedDemoMarket(db, { ads: 3_000, today: new Date('2026-11-21T10:00:00Z') })
  await db`
    insert into experiment_exposure (experiment_id, visitor_hash, variation_id, first_at)
    select 'plan', sha256(visitor::text::bytea), 'a', now() from generate_series(1, 200) as visitor`
  await db`
    insert into experiment_conversion (event_uuid, key, visitor_hash, occurred_at, value)
    select gen_random_uuid(), 'contact', sha256((event % 400)::text::bytea), now(), case when event % 100 = 0 then 1 end from generate_series(1, 4000) as event`
  await db`insert into ad_draft (id, category, key_hash) values (${drafted}, 'auto', 'plan')`
  await db`insert into ad_draft (id, category, key_hash) select gen_random_uuid(), 'auto', 'another ' || browser from generate_series(1, 300) browser`
  await db`
    insert into photo (id, draft_id, position, state, width, height, bytes, content_hash, perceptual_hash)
    select gen_random_uuid(), case when place = 1 then ${drafted}::uuid end, 1, 'ready', 1600, 1200, 1, place::text, hashtextextended(place::text, 0)
    from generate_series(1, 3000) place`
  await db`
    insert into ad_photo (ad_id, position, photo_id, revision, width, height, colour)
    select ad.id, 1, photo.id, 1, 1600, 1200, 'grey'
    from (select id, row_number() over () as place from photo where draft_id is null) photo
    join (select id, row_number() over () as place from ad) ad using (place)`
  await db`analyze ad_draft, experiment_exposure, experiment_conversion, photo, ad_photo`
  const [ad] = await db<Ad[]>`
    select * from ad where category = 'auto' and status = 'published' and model is not null and dealer_id is not null and price_cents is not null limit 1`
  if (!ad) throw new Error('the demo market has no car of a dealer')
  return { db, ad, user: await addTestUser(db) }
}

/** The indexes in the plans of every statement that `run` sends, which is the one the application sends. */
async function indexesReadBy(db: Db, run: () => Promise<unknown>): Promise<string[]> {
  const sent: { sql: string; parameters: readonly unknown[] }[] = []
  const stop = watchStatements((statement) => sent.push(statement))
  await run().finally(stop)
  const names: string[] = []
  for (const { sql, parameters } of sent.filter((statement) => /^\s*(select|with|insert|update|delete)\b/i.test(statement.sql))) {
    const plan = await db.unsafe(`explain (format json) ${sql}`, parameters.filter(isParameter))
    for (const [, name = ''] of JSON.stringify(plan).matchAll(/"Index Name":"(\w+)"/g)) names.push(name)
  }
  return names
}

type Parameter = string | number | boolean | Date | null | Parameter[]

function isParameter(value: unknown): value is Parameter {
  if (Array.isArray(value)) return value.every(isParameter)
  return value === null || value instanceof Date || ['string', 'number', 'boolean'].includes(typeof value)
}

/** Foreign keys for which no index begins with their column: a delete of a row waits until the whole other table was read. */
async function keysWithoutIndex(db: Db): Promise<string[]> {
  const keys = await db<{ key: string }[]>`
    select conrelid::regclass || '.' || attname as key
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`
  return keys.map(({ key }) => key)
}
