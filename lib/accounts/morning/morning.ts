import type { CallbackLine } from '@/lib/accounts/contact/callbacks/callback'
import { type Dealership, mayIn } from '@/lib/accounts/dealerships/dealership'
import type { VisitToday } from '@/lib/accounts/deals/visits/visit'
import { italianTime } from '@/lib/kernel/italian/italian-time'
import type { AdCard } from '@/lib/market/ads/ad-card'
import type { LabelPrices } from '@/lib/market/price-rating/label-prices'

/** Hours without an answer after which a request stands among what waits. */
export const waitingHours = 12
/** Days before its end in which an ad stands there. */
export const endingDays = 7
/** Days after which an estimate is too old to set a price by. */
export const staleDays = 3
/** So many tasks at once, and so many lines in each: more is nobody's morning. */
export const mostTasks = 5
export const linesShown = 3

/** All there are of a kind, and the first of them. JSON-serialisable. */
export type Waiting<Line> = { count: number; lines: Line[] }

export type TaskCar = Pick<AdCard, 'id' | 'href' | 'title' | 'photo' | 'illustration' | 'priceCents'>
export type LeadLine = { id: number; buyer: string; title: string; words: string; since: string; car: TaskCar | null }
export type CallLine = Pick<CallbackLine, 'id' | 'name' | 'phone' | 'title' | 'fromAt' | 'toAt'>
export type DearLine = { car: TaskCar; daysOnline: number; estimateEuro: number; prices: LabelPrices }
/** What a buyer asked of an ad that leaves it out. */
export type QuestionLine = { replyId: number; buyer: string; title: string; facts: string[] }
export type EndingLine = { car: TaskCar; endsAt: string }
/** `questions`: rows to look at; null: the columns are to be looked at first. */
export type ImportLine = { id: number; fileName: string; questions: number | null }

/** What of a dealer's day waits. A kind that could not be read, or that the reader may not see, is null. */
export type Found = {
  leads: Waiting<LeadLine> | null
  /** Only those whose hours have passed. */
  callbacks: Waiting<CallLine> | null
  prices: Waiting<DearLine> | null
  photos: Waiting<{ car: TaskCar }> | null
  questions: Waiting<QuestionLine> | null
  imports: Waiting<ImportLine> | null
  ending: Waiting<EndingLine> | null
}

type TaskOf<Kind extends keyof Found> = { kind: Kind } & NonNullable<Found[Kind]>
export type MorningTask = { [Kind in keyof Found]: TaskOf<Kind> }[keyof Found]

/** What is done first: people, then money, then what the ad lacks. At most five, none that is empty or that the role may not see. */
export function chooseTasks(found: Found, dealership: Pick<Dealership, 'role'>): MorningTask[] {
  const { leads, callbacks, prices, photos, questions, imports, ending } = found
  const tasks: (MorningTask | null)[] = [
    mayIn(dealership, 'readLeads') && leads ? { kind: 'leads', ...leads } : null,
    mayIn(dealership, 'readLeads') && callbacks ? { kind: 'callbacks', ...callbacks } : null,
    prices && { kind: 'prices', ...prices },
    photos && { kind: 'photos', ...photos },
    mayIn(dealership, 'readLeads') && questions ? { kind: 'questions', ...questions } : null,
    imports && { kind: 'imports', ...imports },
    ending && { kind: 'ending', ...ending },
  ]
  return tasks.filter((task): task is MorningTask => task !== null && task.count > 0).slice(0, mostTasks)
}

/** Something that was done today. `undo`: what takes it back; null where nothing does. JSON-serialisable. */
export type DoneTask = { key: string; title: string; text: string; undo: { at: 'morning' | 'callbacks'; id: number } | null }

/** This week's figures; null where they may not be seen, or say nothing yet. */
export type WeekFigures = { requests: number | null; answerMinutes: number | null; visits: number | null; sold: number }

/** The parts of the page, as its reader knows them. */
export const morningParts = {
  stock: 'prezzi, foto e scadenze',
  leads: 'richieste',
  calls: 'richiamate',
  questions: 'domande di chi compra',
  visits: 'visite',
  imports: 'importazioni',
  done: 'quello che hai già fatto',
  week: 'i numeri della settimana',
} as const
export type MorningPart = keyof typeof morningParts

/** The first screen of a dealer's staff. `staleSince`: when the estimates were last made, where that is too long ago. JSON-serialisable. */
export type Morning = {
  tasks: MorningTask[]
  done: DoneTask[]
  /** Who is to be called back today, within hours that have not passed. */
  calls: CallbackLine[]
  /** Who comes today. */
  visits: VisitToday[]
  week: WeekFigures | null
  failed: MorningPart[]
  staleSince: string | null
  at: string
}

export function isStale(fittedAt: Date, now: Date): boolean {
  return now.getTime() - fittedAt.getTime() > staleDays * 86_400_000
}

/** «Buongiorno, Sara», by the hour in Italy; in the small hours, which are no evening any more and no morning yet, «Ciao, Sara». */
export function greeting(displayName: string, moment: Date | string): string {
  const hour = italianTime(moment).getUTCHours()
  const words = hour < 5 ? 'Ciao' : hour < 13 ? 'Buongiorno' : hour < 18 ? 'Buon pomeriggio' : 'Buonasera'
  const [first = ''] = displayName.trim().split(/\s+/)
  return first === '' || first.includes('@') ? words : `${words}, ${first}`
}
