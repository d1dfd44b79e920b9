import type { Fact } from '@/lib/market/price-rating/model/facts'

/** What is asked for besides what must be told, by the names of its fields. */
export const askedFacts = { versione: 'version', carburante: 'fuel', cambio: 'gearbox', potenza: 'powerKw' } as const satisfies Readonly<
  Record<string, Fact>
>
export type AskedFact = keyof typeof askedFacts
export const askedFactNames = ['versione', 'carburante', 'cambio', 'potenza'] as const satisfies readonly AskedFact[]

/** The parameter in which a form says what had been told when its answer was seen: «carburante,cambio». */
export const seenParam = 'prima'

/** What such a text says; nothing of what it does not know. */
export function readSeenFacts(given: unknown): AskedFact[] {
  const said = typeof given === 'string' ? given.split(',') : []
  return askedFactNames.filter((name) => said.includes(name))
}
