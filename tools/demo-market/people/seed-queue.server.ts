import { outcomes, reasons } from '@/lib/accounts/moderation/moderation-case'
import type { Db } from '@/lib/kernel/db/db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { findPlace } from '@/lib/market/places/places.server'
import { privateDomain } from '../demo-contact'
import { Random, WeightedSampler } from '../random'
import { insertAds } from './insert-ads.server'
import { type ExtraSeller, extraEmail, type OwnCar, ownAd } from './own-ads'
import { type DemoPeopleIds, demoPeople, peopleDomain } from './people'
import {
  appeals,
  decidedCases,
  decisionShares,
  heldAds,
  type refusalShares as Refusals,
  refusalShares,
  refusedCases,
  reportedAds,
} from './queue'
import { type CaseRow, type LogRow, writeCases } from './write-queue.server'

type Given = { ids: DemoPeopleIds; sellers: ReadonlyMap<ExtraSeller, number>; now: Date; seed: number }
type Case = { row: CaseRow; log: LogRow[] }

const minute = 60_000
const hour = 60 * minute
const before = (now: Date, ms: number) => new Date(now.getTime() - ms)
/** Comuni in which the sellers of the queue live, by ISTAT's numbers. */
const comuni = ['015146', '016024', '017029', '018110', '001272', '037006', '058091', '063049']

/** The queue of Marta, and two hundred decisions of hers and of Nicola. */
export async function seedQueue(db: Db, given: Given): Promise<void> {
  const { now } = given
  const offers = [
    ...heldAds.map(({ car, seller, minutesAgo }) =>
      offer(given, { car, seller, status: 'in_review', since: before(now, minutesAgo * minute) }),
    ),
    ...reportedAds.map(({ car, seller }, at) =>
      offer(given, { car, seller, status: 'published', since: before(now, (5 + at) * 24 * hour) }),
    ),
    ...appeals.map(({ car, seller, hoursAgo }) =>
      offer(given, { car, seller, status: 'rejected', since: before(now, (hoursAgo + 24) * hour) }),
    ),
  ]
  const adIds = await insertAds(db, offers)
  const [held, online, refused] = [
    adIds.slice(0, heldAds.length),
    adIds.slice(heldAds.length, heldAds.length + reportedAds.length),
    adIds.slice(-appeals.length),
  ]
  await writeReports(db, online, now)
  await writeCases(db, [
    ...(await decided(db, given)),
    ...heldAds.map(({ minutesAgo, signals }, at) => waiting(held[at], before(now, minutesAgo * minute), signals)),
    ...reportedAds.map(({ minutesAgo, signals }, at) => waiting(online[at], before(now, minutesAgo * minute), signals)),
    ...appeals.map((appeal, at) => appealed(refused[at], appeal, given)),
  ])
}

type Wanted = { car: OwnCar; seller: ExtraSeller; status: 'published' | 'in_review' | 'rejected'; since: Date }

function offer({ sellers }: Pick<Given, 'sellers'>, { car, seller, status, since }: Wanted): NewAd {
  const place = findPlace(comuni[seller.length % comuni.length] ?? '015146')
  const ownerId = sellers.get(seller)
  if (!place || ownerId === undefined) throw new Error(`${seller} cannot sell`)
  return ownAd({ car, ownerId, email: extraEmail(seller), name: seller, status, place, since })
}

const inQueue = (at: Date, signals: CaseRow['signals']): LogRow => ({
  ...{ happenedAt: at, moderator: 'sistema', action: 'In coda' },
  reason: signals.map(({ evidence }) => evidence).join('; '),
})

function waiting(adId = 0, openedAt: Date, signals: CaseRow['signals']): Case {
  return { row: { adId, openedAt, signals }, log: [inQueue(openedAt, signals)] }
}

function appealed(adId = 0, { hoursAgo, outcome, reason, statement, appeal }: (typeof appeals)[number], { ids, now }: Given): Case {
  const [openedAt, decidedAt, appealedAt] = [
    before(now, (hoursAgo + 24) * hour),
    before(now, (hoursAgo + 22) * hour),
    before(now, hoursAgo * hour),
  ]
  const signals = [
    {
      kind: outcome === 'suspended' ? 'copied-photos' : 'low-price',
      weight: 45,
      evidence: outcome === 'suspended' ? '4 foto su 6 uguali a un altro annuncio' : '42 % sotto la stima di 15.000 €',
    },
  ]
  const log = [
    inQueue(openedAt, signals),
    { happenedAt: decidedAt, moderator: demoPeople.nicola.displayName, action: outcomes[outcome].done, reason: reasons[reason].label },
    { happenedAt: appealedAt, moderator: 'venditore', action: 'Ricorso' },
  ]
  return { row: { adId, openedAt, signals, decidedAt, decidedBy: ids.nicola, outcome, reason, statement, appeal, appealedAt }, log }
}

async function writeReports(db: Db, online: readonly number[], now: Date): Promise<void> {
  const rows = reportedAds.flatMap(({ reports, minutesAgo }, at) =>
    reports.map(({ kind, message }, place) => ({
      ...{ adId: online[at] ?? 0, kind, message, reporterName: '', email: `segnala.${at}.${place}@${peopleDomain}` },
      createdAt: before(now, (minutesAgo + 90 - place * 40) * minute),
    })),
  )
  await db`insert into ad_report ${db(rows)}`
}

const decisions = new WeightedSampler(decisionShares.map((one) => [one, one.share]))
const refusals = new WeightedSampler(refusalShares.map((one) => [one, one.share]))
const evidence = [
  { kind: 'low-price', weight: 45, evidence: '43 % sotto la stima' },
  { kind: 'reported', weight: 20, evidence: 'una segnalazione' },
  { kind: 'scam-words', weight: 40, evidence: 'un altro canale per scriversi' },
  { kind: 'price-drop', weight: 45, evidence: 'prezzo dimezzato in un giorno' },
  { kind: 'many-ads', weight: 25, evidence: '3 annunci nelle ultime 24 ore' },
] as const
const honest: readonly ExtraSeller[] = ['Teresa', 'Dario', 'Nadia', 'Ettore', 'Livia', 'Oscar', 'Irene']
const honestCars: readonly OwnCar[] = ['golf', 'audiA3', 'clio', 'fiesta', 'duster', 'qashqai', 'yaris', 'tipo']

/** Decisions of five weeks: about ads of the market, and about some that were taken off. */
async function decided(db: Db, given: Given): Promise<Case[]> {
  const market = await db<{ id: number }[]>`
    select id from ad where dealer_id is null and owner_id is null and contact_email like ${`%@${privateDomain}`} and status in ('published', 'sold', 'reserved')
    order by id limit ${decidedCases - refusedCases}`
  const taken = Array.from({ length: refusedCases }, (_, at) => {
    const random = new Random(given.seed, 41, at)
    const since = before(given.now, random.between(2, 34) * 24 * hour)
    return offer(given, { car: random.pick(honestCars), seller: random.pick(honest), status: 'rejected', since })
  })
  const takenIds = await insertAds(db, taken)
  return Array.from({ length: decidedCases }, (_, at) => {
    const random = new Random(given.seed, 40, at)
    const adId = takenIds[at] ?? market[(at - refusedCases) % Math.max(1, market.length)]?.id
    return adId === undefined ? [] : [decision(random, adId, at < refusedCases ? refusals.sample(random) : decisions.sample(random), given)]
  }).flat()
}

type Choice = (typeof decisionShares)[number] | (typeof Refusals)[number]

/** Most within the four hours of the target, a tenth later; one refusal in four is appealed, and one appeal in three granted. */
function decision(random: Random, adId: number, { outcome, reason }: Choice, { ids, now }: Given): Case {
  const isMartas = random.chance(0.55)
  const openedAt = before(now, random.between(0.3, 35) * 24 * hour)
  const decidedAt = new Date(openedAt.getTime() + (random.chance(0.1) ? random.between(4, 6.5) : random.between(0.1, 3.6)) * hour)
  const signals = [random.pick(evidence)]
  const row: CaseRow = {
    adId,
    openedAt,
    signals,
    decidedAt,
    decidedBy: isMartas ? ids.marta : ids.nicola,
    outcome,
    reason,
    statement: reason === null ? '' : reasons[reason].text,
  }
  const by = (own: boolean) => (own ? demoPeople.marta : demoPeople.nicola).displayName
  const log = [
    inQueue(openedAt, signals),
    {
      happenedAt: decidedAt,
      moderator: by(isMartas),
      action: outcomes[outcome].done,
      reason: reason === null ? '' : reasons[reason].label,
    },
  ]
  const decidedAgain = new Date(decidedAt.getTime() + random.between(20, 60) * hour)
  const isAppealed = outcome !== 'approved' && random.chance(0.25) && decidedAgain < now
  if (!isAppealed) return { row, log }
  const isGranted = random.chance(0.33)
  const appealedAt = new Date(decidedAt.getTime() + 12 * hour)
  return {
    row: {
      ...row,
      ...{
        appeal: 'Ho letto la vostra decisione ma non sono d’accordo: potete riguardare l’annuncio?',
        appealedAt,
        appealDecidedAt: decidedAgain,
      },
      ...{ appealDecidedBy: isMartas ? ids.nicola : ids.marta, appealOutcome: isGranted ? 'granted' : 'rejected' },
    },
    log: [
      ...log,
      { happenedAt: appealedAt, moderator: 'venditore', action: 'Ricorso' },
      { happenedAt: decidedAgain, moderator: by(!isMartas), action: isGranted ? 'Ricorso accolto' : 'Ricorso respinto' },
    ],
  }
}
