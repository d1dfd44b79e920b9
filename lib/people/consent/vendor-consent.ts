import type { Vendor } from './privacy-choice'

export type { Vendor }

type Allows = (vendor: Vendor) => boolean

const pollMs = 50
const mostPolls = 30
let consentManager: Allows | undefined
const listeners = new Set<(allows: Allows) => void>()

/** Whether this vendor may work now. Asks the consent manager; while there is none, again every 50 ms, up to 30 times. Never throws; false before a choice. */
export async function vendorConsent(vendor: Vendor): Promise<boolean> {
  for (let polls = 0; !consentManager && polls < mostPolls; polls++) await new Promise((resolve) => setTimeout(resolve, pollMs))
  return ask(vendor)
}

/** Calls `listen` when what is allowed may have changed: after a choice, and once an earlier choice is known. Whoever is no longer allowed stops before returning; what it stored is removed right after. Gives back the function that ends it. */
export function onConsentChange(listen: (allows: Allows) => void): () => void {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

/** The consent manager says that it is there. */
export function answerVendors(allows: Allows): void {
  consentManager = allows
}

/** The consent manager says that something was decided. One listener that fails does not keep the others from hearing it. */
export function tellConsentChange(): void {
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
