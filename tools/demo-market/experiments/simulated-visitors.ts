import { italianDay, italianTime } from '@/lib/kernel/italian/italian-time'
import { lotteryOf, Random } from '../random'

const dayMs = 86_400_000
/** Sets this stream of chance apart from those of the market. */
const stream = 39
/** New visitors from Sunday to Saturday: ten thousand a week. */
const visitorsByWeekday = [1_560, 1_450, 1_420, 1_400, 1_380, 1_330, 1_460]
const visitorsByHour = lotteryOf(
  Object.fromEntries(
    [3, 2, 1, 1, 1, 2, 5, 12, 20, 26, 28, 28, 32, 30, 26, 26, 28, 30, 32, 36, 42, 44, 30, 12].map((each, hour) => [hour, each]),
  ),
)
/** The days after which somebody comes back, at most. */
export const returnDays = 6

const browsers = lotteryOf({
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36': 60,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36': 33,
  'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1': 7,
})
const regions = lotteryOf({ '': 55, lombardia: 12, lazio: 8, campania: 6, veneto: 6, piemonte: 5, 'emilia-romagna': 5, toscana: 3 })

/** Somebody who does not exist, and what they would do; the numbers from 0 to 1 are compared with the chances of it. */
export type SimulatedVisitor = {
  id: string
  userAgent: string
  firstAt: number
  /** Whether the first page is a list, and the region it is of; the others land on an ad. */
  isFromList: boolean
  region: string
  /** Ads that are opened after the first. */
  moreAds: number
  /** When they come back; null: never. */
  returnAt: number | null
  isDecidedLater: boolean
  marks: { contact: number; phone: number; share: number }
  /** Gives the ids of their events, the same ones in each simulation. */
  nextId: () => string
}

/** The visitors who are new on an Italian day, written as 2026-11-28: the same in each simulation. */
export function visitorsOf(day: string): SimulatedVisitor[] {
  const midnight = midnightOf(day)
  return visitorNumbers(day).map((number) => visitorOf(streamOf(day, number), midnight))
}

/** The ids of these visitors alone. */
export function visitorIdsOf(day: string): string[] {
  return visitorNumbers(day).map((number) => uuidFrom(streamOf(day, number)))
}

/** The seller whom a visitor writes to, and one of their ads: of two hundred sellers who do not exist the first ones are asked most. */
export function simulatedSeller(visitorId: string): { seller: string; ad: string } {
  const part = (from: number) => Number.parseInt(visitorId.slice(from, from + 4), 16) / 0x10000
  const place = Math.floor(200 * part(0) ** 2)
  return { seller: `simulated ${place}`, ad: `simulated ${place} ${Math.floor(5 * part(4))}` }
}

/** The Italian day so many days later. */
export function dayAfter(day: string, days: number): string {
  return italianDay(midnightOf(day) + days * dayMs + dayMs / 2)
}

/** The moment at which an Italian day begins. */
export function midnightOf(day: string): number {
  const time = Date.parse(day)
  return time - (italianTime(time).getTime() - time)
}

/** The days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day)
  return days
}

function visitorNumbers(day: string): number[] {
  return [...Array(visitorsByWeekday[new Date(day).getUTCDay()] ?? 0).keys()]
}

function streamOf(day: string, number: number): Random {
  return new Random(stream, Date.parse(day) / dayMs, number)
}

function visitorOf(random: Random, midnight: number): SimulatedVisitor {
  const id = uuidFrom(random)
  const userAgent = browsers.sample(random)
  const firstAt = midnight + Number(visitorsByHour.sample(random)) * 3_600_000 + random.whole(0, 3_200) * 1_000 // a visit ends within its day
  const isFromList = random.chance(0.7)
  const isBack = random.chance(0.15)
  return {
    id,
    userAgent,
    firstAt,
    isFromList,
    region: isFromList ? regions.sample(random) : '',
    moreAds: random.chance(0.25) ? random.whole(1, 2) : 0,
    returnAt: isBack ? firstAt + random.whole(1, returnDays) * dayMs + random.whole(0, 3_600) * 1_000 : null,
    isDecidedLater: isBack && random.chance(0.5),
    marks: { contact: random.next(), phone: random.next(), share: random.next() },
    nextId: () => uuidFrom(random),
  }
}

function uuidFrom(random: Random): string {
  const hex = [1, 2, 3, 4]
    .map(() =>
      Math.floor(random.next() * 2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
