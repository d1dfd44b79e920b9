import { namesByKey } from '@/lib/tracking/events/event-names'

/**
 * What one conversion is reckoned to be worth to us, in cents. These are chosen weights, to compare goals (a contact with a phone number shown); they are neither measured nor revenue.
 * To change one, change it here: results use it from the next deployment on, saved outcomes do not. A revenue that an event has itself takes precedence.
 */
const centsByKey: Readonly<Record<string, number>> = {
  contact_sent: 10_00,
  phone_shown: 6_00,
  registration: 3_00,
  dealer_registration: 300_00,
  ad_sold: 50_00,
}

/** The value of a goal in cents; null: nobody has given it one. */
export function reckonedCents(key: string): number | null {
  return Object.hasOwn(centsByKey, key) ? (centsByKey[key] ?? null) : null
}

/** «Contatti»; of an event that is none of ours the key alone. */
export function goalLabel(key: string): string {
  return namesByKey.get(key)?.noun ?? key
}
