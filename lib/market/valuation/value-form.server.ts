import type { Db } from '@/lib/kernel/db/db.server'
import { readSeenFacts, seenParam } from './asked-facts'
import { readValuation } from './read-valuation.server'
import type { Valuation } from './valuation'
import type { ValuationForm, ValuationOptions } from './valuation-form'
import { listValuationOptions } from './valuation-options.server'
import { valueAskedVehicle } from './value-vehicle.server'

type ValuedForm = { form: ValuationForm; options: ValuationOptions; valuation: Valuation | null }

/** What an address says of a vehicle, and what that is worth once all of it is said. What cannot be is a fault of its field, and not valued. */
export async function valueForm(db: Db, given: Readonly<Partial<Record<string, unknown>>>, now: Date): Promise<ValuedForm> {
  const { vehicle, ...form } = readValuation(given, now)
  const options = await listValuationOptions(db, form)
  const valuation = vehicle ? await valueAskedVehicle(db, vehicle, readSeenFacts(given[seenParam])) : null
  if (valuation === null || !('why' in valuation) || valuation.field === undefined) return { form, options, valuation }
  return { form: { ...form, errors: { ...form.errors, [valuation.field]: valuation.why } }, options, valuation: null }
}
