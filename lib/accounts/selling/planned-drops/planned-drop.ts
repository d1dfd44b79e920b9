import { euroLimits } from '@/lib/accounts/selling/price-change'
import { euroText, percentText } from '@/lib/market/catalogue/number-text'
import { parseWhole } from '@/lib/market/search/query/whole-number'

/** A price that goes down by itself: by so much, every so many days, never below its floor. `percent` or `cents` is 0. */
export type DropPlan = { percent: number; cents: number; everyDays: number; floorCents: number }
/** A plan as its seller sees it. JSON-serialisable. */
export type PlannedDrop = DropPlan & {
  /** The day of the next drop in Italy, and the price then; null where the price is at the floor. */
  nextOn: string
  nextCents: number | null
  /** Whether it was announced by mail: from the day before. */
  isAnnounced: boolean
}

/** A plan as moderators see it. JSON-serialisable. */
export type StaffDrop = { step: string; nextCents: number | null; nextOn: string }

/** A plan as the link of a mail leads to it; `plan` is null once it has ended. JSON-serialisable. */
export type MailedDrop = { title: string; plan: PlannedDrop | null }

export const stoppedText = 'Il ribasso programmato è fermo: il prezzo resta quello di ora.'
export const dropLimits = { percent: { min: 1, max: 20 }, euro: { min: 10, max: 100_000 }, days: { min: 3, max: 90 } } as const
/** Prices after a percentage are round. */
const roundTo = 1_000

/** The price after the next drop; null where nothing is left to drop. A drop that would pass the floor stops at it. */
export function droppedPrice(priceCents: number, { percent, cents, floorCents }: DropPlan): number | null {
  if (priceCents <= floorCents) return null
  const dropped = percent > 0 ? Math.floor((priceCents * (100 - percent)) / 100 / roundTo) * roundTo : priceCents - cents
  return Math.max(floorCents, dropped)
}

/** A plan as it is typed. */
export type TypedPlan = { ribasso: string; unita: string; giorni: string; minimo: string }

/** Reads a plan for an ad at this price, or says field by field what is wrong with it. */
export function readDropPlan(
  typed: TypedPlan,
  priceCents: number,
): { plan: DropPlan } | { faults: Partial<Record<keyof TypedPlan, string>> } {
  const isPercent = typed.unita === 'percento'
  const { min, max } = isPercent ? dropLimits.percent : dropLimits.euro
  const step = parseWhole(typed.ribasso, min, max)
  const everyDays = parseWhole(typed.giorni, dropLimits.days.min, dropLimits.days.max)
  const floor = parseWhole(typed.minimo, euroLimits.min, euroLimits.max)
  const floorFault = floor === undefined ? 'Scrivi il prezzo minimo in euro, per esempio 9.000' : floorFaultOf(floor * 100, priceCents)
  if (step === undefined || everyDays === undefined || floor === undefined || floorFault !== undefined)
    return {
      faults: {
        ...(step === undefined && {
          ribasso: isPercent ? 'Scrivi una percentuale da 1 a 20' : 'Scrivi di quanti euro scende, almeno 10',
        }),
        ...(everyDays === undefined && { giorni: `Scrivi ogni quanti giorni, da ${dropLimits.days.min} a ${dropLimits.days.max}` }),
        ...(floorFault !== undefined && { minimo: floorFault }),
      },
    }
  const plan = { percent: isPercent ? step : 0, cents: isPercent ? 0 : step * 100, everyDays, floorCents: floor * 100 }
  const first = isPercent ? (priceCents * (100 - step)) / 100 : priceCents - step * 100
  if (first >= plan.floorCents) return { plan }
  return {
    faults: {
      ribasso: `Già il primo ribasso andrebbe sotto il tuo minimo di ${euroText(plan.floorCents)}: scendi di meno, o abbassa il minimo`,
    },
  }
}

function floorFaultOf(floorCents: number, priceCents: number): string | undefined {
  if (floorCents > priceCents) return `Il minimo è sopra il prezzo di ora, ${euroText(priceCents)}: scegli una cifra più bassa`
  return floorCents === priceCents ? 'Il minimo è già il prezzo di ora: scegli una cifra più bassa' : undefined
}

/** «200 € ogni 7 giorni, mai sotto 9.000 €». */
export function dropPlanText(plan: DropPlan): string {
  return `${dropStepText(plan)}, mai sotto ${euroText(plan.floorCents)}`
}

/** «200 € ogni 7 giorni». */
export function dropStepText({ percent, cents, everyDays }: Omit<DropPlan, 'floorCents'>): string {
  return `${percent > 0 ? percentText(percent / 100, 0) : euroText(cents)} ogni ${everyDays} giorni`
}

/** The day so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 3_600_000).toISOString().slice(0, 10)
}

/** «lunedì 7 dicembre». */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat('it', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))
}
