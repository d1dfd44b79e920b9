import PgBoss from 'pg-boss'
import { deliverWaitingMessages } from '@/lib/accounts/contact/deliver-waiting-messages.server'
import { recordResponseTimes, remindOfLeads } from '@/lib/accounts/contact/leads/lead-reminders.server'
import { requeueMessage } from '@/lib/accounts/contact/requeue-message.server'
import { pollFeeds } from '@/lib/accounts/dealerships/poll-feeds.server'
import { endCards } from '@/lib/accounts/deals/end-cards.server'
import { openDueCases, showReviewedPhotos } from '@/lib/accounts/moderation/change-reviewed.server'
import { queueMorningMails } from '@/lib/accounts/morning/queue-morning-mails.server'
import { tendDeletions } from '@/lib/accounts/own-data/leave.server'
import { pushWaitingChannel } from '@/lib/accounts/push/queue-push.server'
import { sendPushes } from '@/lib/accounts/push/send-pushes.server'
import { adEventChannel, EventMatcher } from '@/lib/accounts/saved-searches/match-events.server'
import { queueAlerts } from '@/lib/accounts/saved-searches/queue-alerts.server'
import { expireAds } from '@/lib/accounts/selling/expire-ads.server'
import { runPlannedDrops } from '@/lib/accounts/selling/planned-drops/run-planned-drops.server'
import { isHeldMail } from '@/lib/accounts/users/account-deletion.server'
import { queuePriceDrops } from '@/lib/accounts/watchlist/queue-price-drops.server'
import { deliverWebhooks } from '@/lib/accounts/webhooks/deliver-webhooks.server'
import { webhookWaitingChannel } from '@/lib/accounts/webhooks/webhooks.server'
import { findCountedTo } from '@/lib/experimentation/experiment-results/queries/count-totals.server'
import type { ConfirmedConfig } from '@/lib/experimentation/experiment-results/queries/record-phases.server'
import { experimentsChangedChannel } from '@/lib/experimentation/experiments/datafile/share-config.server'
import type { Pool } from '@/lib/kernel/db/db.server'
import { listen } from '@/lib/kernel/db/listen.server'
import { log } from '@/lib/kernel/errors/log.server'
import type { MailTransport } from '@/lib/kernel/mail/mail'
import { openMailTransport } from '@/lib/kernel/mail/mail-transport.server'
import { mailQueuedChannel } from '@/lib/kernel/mail/queue-mail.server'
import { sendDueMails } from '@/lib/kernel/mail/send-due-mails.server'
import { inRootSpan } from '@/lib/kernel/tracing/span.server'
import { lacksRecommended, storeRecommended } from '@/lib/market/ads/order/store-recommended.server'
import { importWaitingChannel } from '@/lib/market/dealer-imports/correct-import.server'
import { trialWaitingChannel } from '@/lib/market/dealer-imports/file-trials.server'
import { openImports } from '@/lib/market/dealer-imports/imports-apart.server'
import { recordMonths } from '@/lib/market/observatory/record-months.server'
import { fetchPhotos } from '@/lib/market/photos/fetch-photos.server'
import { photoStore } from '@/lib/market/photos/open-photo-store.server'
import { removeLooseFiles } from '@/lib/market/photos/photo-expiries.server'
import { photoWaitingChannel, processPhotosApart } from '@/lib/market/photos/process-photos-apart.server'
import { hasOldPriceModels, lacksPriceModels } from '@/lib/market/price-rating/fit-price-models.server'
import { recordProof } from '@/lib/market/price-rating/proof/record-proof.server'
import { rateDueAds } from '@/lib/market/price-rating/rate-ads.server'
import { renewPricesApart } from '@/lib/market/price-rating/renew-prices-apart.server'
import { lacksLandingPages, refreshLandingPages } from '@/lib/market/search/page/landing-pages.server'
import { notifyIndexNow } from '@/lib/market/sitemap/index-now.server'
import { buildVersions, lacksVersions } from '@/lib/market/versions/build-versions.server'
import { cleanDataDir } from './clean-data-dir.server'
import { followExperimentsNow, readExperiments } from './experiment-jobs.server'
import { hashOldTokens } from './hash-old-tokens.server'
import {
  alert,
  callWebhooks,
  countExperiments,
  countLists,
  deliver,
  dropPrices,
  endAccounts,
  endAds,
  fetchFeeds,
  followExperiments,
  forget,
  getPhotos,
  groupVersions,
  importFiles,
  type JobQueue,
  makePictures,
  rankAds,
  rateAds,
  renewPrices,
  sendMail,
  sendPush,
  tellDrops,
  tellLeads,
  tellMornings,
  tellSearchEngines,
  tendDeals,
  tryFiles,
} from './job-queues'
import { createQueues } from './prepare-jobs.server'
import { purgeExpired } from './purge-expired.server'
import { encryptSecrets } from './secrets.server'

/** Schedules in UTC: pg-boss works all out twice a minute on the thread that answers visitors, and one with a time zone takes some ten times as long. */
const everyMinute = '* * * * *'
const everyTenMinutes = '*/10 * * * *'
const everyHour = '20 * * * *'
const everyNight = '30 1 * * *'
/** A time without visitors: it takes two cores for minutes. */
const everyLateNight = '0 2 * * *'
/** Eight in an Italian winter, nine in summer. */
const everyMorning = '0 7 * * *'
/** Around seven in Italy, in winter and in summer: the job itself looks at the Italian clock. */
const everyItalianMorning = '*/10 5-8 * * *'
/** Hours without the night: a phone rings for a mail. Between eight in the morning and a quarter past eight in the evening, in winter and in summer. */
const everyHourOfDay = '10 7-18 * * *'
/** How long the shutdown waits for running jobs; longer than one mail may take. A second Ctrl-C ends it at once. */
const stopTimeoutMs = 40_000

type Given = {
  transport?: MailTransport
  /** The configuration in use, and its health. */
  experiments?: ConfirmedConfig | undefined
}
export type Jobs = { close: (forceSignal?: AbortSignal) => Promise<void> }

/** Runs the background work: mails leave as soon as their transaction is committed, retries every minute, cleaning at night. */
export async function openJobs(db: Pool, databaseUrl: string, { transport = openMailTransport(), experiments }: Given = {}): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'job', application_name: 'ingrana jobs', max: 3 })
  boss.on('error', (error) => log().error({ reason: error.message }, 'job failed')) // the error itself carries the whole connection
  try {
    return await beginWork(boss, db, databaseUrl, { transport, experiments })
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {}) // the database may be away
    throw error
  }
}

async function beginWork(boss: PgBoss, db: Pool, databaseUrl: string, { transport, experiments }: Required<Given>): Promise<Jobs> {
  const stopping = new AbortController()
  await boss.start()
  await createQueues(boss)
  const photographer = await work(boss, makePictures, everyMinute, () => processPhotosApart(db, { databaseUrl, signal: stopping.signal }))
  const { importer, trier, imports } = await workOnFiles(boss, db, databaseUrl)
  await work(boss, getPhotos, everyMinute, () => tendPhotos(db))
  const caller = await work(boss, callWebhooks, everyMinute, () => deliverWebhooks(db))
  const pusher = await work(boss, sendPush, everyMinute, () => sendPushes(db))
  await workByDay(boss, db)
  await workOften(boss, db)
  const follower = await work(boss, followExperiments, everyMinute, () => followExperimentsNow(db, experiments))
  await workByNight(boss, db, databaseUrl, stopping.signal)
  const matcher = new EventMatcher()
  const teller = await work(boss, alert, everyMinute, async () => {
    await matcher.matchEvents(db)
    await queueAlerts(db)
  })
  const mailer = await work(boss, sendMail, everyMinute, () =>
    sendDueMails(db, transport, { stop: stopping.signal, onDeadLetter: requeueMessage, isHeld: isHeldMail }),
  )
  const runOnNotification = (channel: string, queue: JobQueue, worker: string) => {
    const request = () =>
      void runNow(boss, queue, worker).catch((error: unknown) =>
        log().error({ err: error, queue: queue.name }, 'a job waits for the next minute'),
      )
    return listen(databaseUrl, channel, { onNotification: request, onOpen: request })
  }
  const besides = [
    runOnNotification(photoWaitingChannel, makePictures, photographer),
    runOnNotification(importWaitingChannel, importFiles, importer),
    runOnNotification(trialWaitingChannel, tryFiles, trier),
    runOnNotification(webhookWaitingChannel, callWebhooks, caller),
    runOnNotification(pushWaitingChannel, sendPush, pusher),
    runOnNotification(mailQueuedChannel, sendMail, mailer),
    runOnNotification(adEventChannel, alert, teller),
    runOnNotification(experimentsChangedChannel, followExperiments, follower),
    cleanDataDir(db),
  ]
  return {
    async close(forceSignal) {
      stopping.abort()
      for (const each of besides) await each.close()
      await stop(boss, forceSignal)
      await imports.close()
      transport.close()
    },
  }
}

async function workOnFiles(boss: PgBoss, db: Pool, databaseUrl: string) {
  const imports = openImports(db, databaseUrl)
  const importer = await work(boss, importFiles, everyMinute, async () => {
    await imports.runImports()
    await openDueCases(db)
  })
  const trier = await work(boss, tryFiles, everyMinute, imports.runTrials)
  await work(boss, fetchFeeds, everyMinute, () => pollFeeds(db))
  return { importer, trier, imports }
}

/** Shows the photographs made into pictures meanwhile, then fetches others. */
async function tendPhotos(db: Pool): Promise<void> {
  await showReviewedPhotos(db)
  await fetchPhotos(db, photoStore())
}

async function clean(db: Pool): Promise<void> {
  await purgeExpired(db)
  await removeLooseFiles(db, photoStore())
}

/** Frequent work that informs nobody but marketing. */
async function workOften(boss: PgBoss, db: Pool): Promise<void> {
  await work(boss, tellSearchEngines, everyTenMinutes, () => notifyIndexNow(db))
  await work(boss, tendDeals, everyMinute, () => endCards(db))
  await work(boss, endAccounts, everyMinute, () => tendDeletions(db))
  await work(boss, rateAds, everyMinute, async () => {
    await rateDueAds(db)
    await storeRecommended(db, { areNew: true })
  })
  const ranker = await work(boss, rankAds, everyHour, () => storeRecommended(db))
  if (await lacksRecommended(db)) await runNow(boss, rankAds, ranker)
  const totaller = await work(boss, countExperiments, everyTenMinutes, () => readExperiments(db))
  if ((await findCountedTo(db)) === null) await runNow(boss, countExperiments, totaller)
}

/** Nightly work; some of it also at once, for a market that has just been filled. */
async function workByNight(boss: PgBoss, db: Pool, databaseUrl: string, stopping: AbortSignal): Promise<void> {
  await work(boss, forget, everyNight, async () => {
    await hashOldTokens(db)
    await encryptSecrets(db)
    await clean(db)
  })
  const counter = await work(boss, countLists, everyNight, () => refreshLandingPages(db))
  if (await lacksLandingPages(db)) await runNow(boss, countLists, counter)
  const grouper = await work(boss, groupVersions, everyLateNight, () => buildVersions(db))
  if (await lacksVersions(db)) await runNow(boss, groupVersions, grouper)
  const pricer = await work(boss, renewPrices, everyLateNight, async () => {
    await renewPricesApart(databaseUrl, stopping)
    if (!stopping.aborted) await recordMonths(db)
    if (!stopping.aborted) await recordProof(db)
  })
  if ((await lacksPriceModels(db)) || (await hasOldPriceModels(db))) await runNow(boss, renewPrices, pricer)
}

/** Work that sends mails to people, by day. */
async function workByDay(boss: PgBoss, db: Pool): Promise<void> {
  await work(boss, deliver, everyMorning, () => deliverWaitingMessages(db))
  await work(boss, tellDrops, everyHourOfDay, () => queuePriceDrops(db))
  await work(boss, tellLeads, everyHourOfDay, async () => {
    await remindOfLeads(db)
    await recordResponseTimes(db)
  })
  await work(boss, tellMornings, everyItalianMorning, () => queueMorningMails(db, new Date()))
  await work(boss, endAds, everyHourOfDay, () => expireAds(db))
  await work(boss, dropPrices, everyHourOfDay, () => runPlannedDrops(db))
}

async function work(boss: PgBoss, queue: JobQueue, schedule: string, run: () => Promise<unknown>): Promise<string> {
  await boss.schedule(queue.name, schedule)
  return boss.work(queue.name, { pollingIntervalSeconds: 20 }, () => inRootSpan({ name: `job ${queue.name}`, kind: 'consumer' }, run))
}

async function runNow(boss: PgBoss, queue: JobQueue, worker: string): Promise<void> {
  await boss.send(queue.name, {})
  boss.notifyWorker(worker)
}

async function stop(boss: PgBoss, forceSignal: AbortSignal | undefined): Promise<void> {
  const hurried = new Promise<void>((resolve) => {
    if (forceSignal?.aborted) resolve()
    forceSignal?.addEventListener('abort', () => resolve())
  })
  await Promise.race([boss.stop({ timeout: stopTimeoutMs }), hurried])
}
