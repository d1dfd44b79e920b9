import { createInterface } from 'node:readline/promises'
import { StartError } from '@/lib/kernel/errors/start-error'
import type { Attached } from '@/tools/demo-market/remove-demo-market.server'
import type { MarketOrigins } from '@/tools/demo-market/reset-demo-market.server'

/** The terminal in which the command was given. */
export type Terminal = { input: NodeJS.ReadableStream & { isTTY?: boolean }; output: NodeJS.WritableStream }

/** Asks for confirmation before a demo market is deleted. Without a terminal, and for any answer but yes, nothing is done. */
export async function confirmReset(origins: MarketOrigins, yes: boolean, terminal: Terminal): Promise<void> {
  if (!isEmpty(origins)) await confirm(describeReset(origins), yes, terminal)
}

/** The same before a demo market is removed for good. */
export async function confirmRemoval(origins: MarketOrigins, attached: Attached, yes: boolean, terminal: Terminal): Promise<void> {
  if (!isEmpty(origins)) await confirm(describeRemoval(origins, attached), yes, terminal)
}

const isEmpty = ({ demoAds, demoDealers }: MarketOrigins) => demoAds === 0 && demoDealers === 0

async function confirm(what: string, yes: boolean, { input, output }: Terminal): Promise<void> {
  if (yes) return
  if (!input.isTTY) throw new StartError(`${what} Nothing was changed: add --yes to do it.`)
  const question = createInterface({ input, output })
  try {
    const answer = await question.question(`${what} Go on? [y/N] `)
    if (!/^\s*(y|yes|s|sì|si)\s*$/i.test(answer)) throw new StartError('Nothing was changed.')
  } finally {
    question.close()
  }
}

export function describeReset(origins: MarketOrigins): string {
  return `${describeDeletion(origins)}, with the watchlist entries and messages about them.${describeRest(origins)}`
}

/** What goes, what people lose with it, and what stays. */
export function describeRemoval(origins: MarketOrigins, { conversations, savedAds, reviews }: Attached): string {
  const lost =
    conversations + savedAds + reviews === 0
      ? ''
      : ` Of what people made, ${conversations} conversations, ${savedAds} saved ads and ${reviews} reviews are about them and go with them.`
  return `${describeDeletion(origins)}, with the people of the demo and what was learned from its prices.${lost}${describeRest(origins)} Accounts, searches and everything else that people made stay.`
}

const describeDeletion = ({ demoAds, demoDealers }: MarketOrigins) =>
  `This deletes ${demoAds} generated ads and ${demoDealers} generated dealers`

const describeRest = ({ otherAds, otherDealers }: MarketOrigins) =>
  otherAds + otherDealers === 0 ? '' : ` ${otherAds} other ads and ${otherDealers} other dealers stay.`
