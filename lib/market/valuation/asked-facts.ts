import type { Fact } from '@/lib/market/price-rating/model/facts'

/** The optional facts of a valuation, by the names of their fields. */
export const askedFacts = { versione: 'version', carburante: 'fuel', cambio: 'gearbox', potenza: 'powerKw' } as const satisfies Readonly<
  Record<string, Fact>
>
export type AskedFact = keyof typeof askedFacts
export const askedFactNames = ['versione', 'carburante', 'cambio', 'potenza'] as const satisfies readonly AskedFact[]

/** The parameter with the facts that the last answer was based on: «carburante,cambio». */
export const seenParam = 'prima'

/** What such a text says; nothing of what it does not know. */
export function readSeenFacts(given: unknown): AskedFact[] {
  const said = typeof given === 'string' ? given.split(',') : []
  return askedFactNames.filter((name) => said.includes(name))
}
