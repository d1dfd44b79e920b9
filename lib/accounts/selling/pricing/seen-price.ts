import { euroLimits } from '@/lib/accounts/selling/price-change'
import { invalidField } from '@/lib/kernel/validation/fields'
import { euroText } from '@/lib/market/catalogue/number-text'
import { parseWhole } from '@/lib/market/search/query/whole-number'

/**
 * Refuses a price that was typed over one that has changed since, by a colleague or a planned drop. `seen`: the price on the page, in euro; empty where
 * the page does not say it. What was typed stays in its field.
 */
export function requireSeenPrice(priceCents: number | null, seen: string): void {
  const euro = parseWhole(seen, euroLimits.min, euroLimits.max)
  if (euro === undefined || priceCents === null || euro === Math.round(priceCents / 100)) return
  throw invalidField('prezzo', `Nel frattempo il prezzo è cambiato: ora è ${euroText(priceCents)}. Se vuoi il tuo, salvalo di nuovo.`)
}
