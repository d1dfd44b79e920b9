import type { Fact } from '@/lib/market/price-rating/model/facts'

/** What is asked for besides what must be told, by the names of its fields. */
export const askedFacts = { versione: 'version', carburante: 'fuel', cambio: 'gearbox', potenza: 'powerKw' } as const satisfies Readonly<
  Record<string, Fact>
>
export type AskedFact = keyof typeof askedFacts
export const askedFactNames = ['versione', 'carburante', 'cambio', 'potenza'] as const satisfies readonly AskedFact[]
