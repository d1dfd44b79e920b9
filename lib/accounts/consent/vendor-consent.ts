import type { Vendor } from './privacy-choice'

export type { Vendor }

type Allows = (vendor: Vendor) => boolean

const pollMs = 50
const maxPolls = 30
let consentManager: Allows | undefined
const listeners = new Set<(allows: Allows) => void>()

/** Whether this vendor may work now. Asks the consent manager; while there is none, again every 50 ms, up to 30 times. Never throws; false before a choice. */
export async function vendorConsent(vendor: Vendor): Promise<boolean> {
  for (let polls = 0; !consentManager && polls < maxPolls; polls++) await new Promise((resolve) => setTimeout(resolve, pollMs))
  return ask(vendor)
}

/** Calls `listen` when what is allowed may have changed: after a choice, and once an earlier choice is known. A vendor that is no longer allowed stops before returning; what it stored is removed right after. Gives back the function that ends it. */
export function onConsentChange(listen: (allows: Allows) => void): () => void {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

/** Registers the consent manager. */
export function registerConsentManager(allows: Allows): void {
  consentManager = allows
}

/** Notifies all listeners; an error in one is reported and does not stop the others. */
export function notifyConsentChange(): void {
  for (const listen of [...listeners]) {
    try {
      listen(ask)
    } catch (error) {
      reportError(error)
    }
  }
}

function ask(vendor: Vendor): boolean {
  try {
    return consentManager?.(vendor) ?? false
  } catch {
    return false
  }
}
