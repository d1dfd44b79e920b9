import { createInterface } from 'node:readline/promises'
import { StartError } from '@/lib/kernel/errors/start-error'
import type { MarketOrigins } from '@/tools/demo-market/reset-demo-market.server'

/** The terminal in which the command was given. */
export type Terminal = { input: NodeJS.ReadableStream & { isTTY?: boolean }; output: NodeJS.WritableStream }

/** Asks for confirmation before a demo market is deleted. Without a terminal, and for any answer but yes, nothing is done. */
export async function confirmReset(origins: MarketOrigins, yes: boolean, { input, output }: Terminal): Promise<void> {
  if (yes || (origins.demoAds === 0 && origins.demoDealers === 0)) return
  if (!input.isTTY) throw new StartError(`${describeReset(origins)} Nothing was changed: add --yes to do it.`)
  const question = createInterface({ input, output })
  try {
    const answer = await question.question(`${describeReset(origins)} Go on? [y/N] `)
    if (!/^\s*(y|yes|s|sì|si)\s*$/i.test(answer)) throw new StartError('Nothing was changed.')
  } finally {
    question.close()
  }
}

export function describeReset({ demoAds, demoDealers, otherAds, otherDealers }: MarketOrigins): string {
  const rest = otherAds + otherDealers === 0 ? '' : ` ${otherAds} other ads and ${otherDealers} other dealers stay.`
  return `This deletes ${demoAds} generated ads and ${demoDealers} generated dealers, with the watchlist entries and messages about them.${rest}`
}
