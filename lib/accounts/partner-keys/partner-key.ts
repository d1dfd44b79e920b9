import type { DealerAbility } from '@/lib/accounts/dealerships/dealership'

/** What a key may do, and what its maker's role has to allow for that. */
export const partnerScopes = {
  'stock:read': { label: 'Leggere lo stock e le statistiche', ability: 'look' },
  'stock:write': { label: 'Cambiare lo stock e importare', ability: 'changeStock' },
  'leads:read': { label: 'Leggere le richieste', ability: 'readLeads' },
  'leads:write': { label: 'Rispondere alle richieste', ability: 'answerLeads' },
} as const satisfies Record<string, { label: string; ability: DealerAbility }>
export type PartnerScope = keyof typeof partnerScopes

export function isPartnerScope(text: unknown): text is PartnerScope {
  return typeof text === 'string' && Object.hasOwn(partnerScopes, text)
}
export const partnerScopeNames: readonly PartnerScope[] = Object.keys(partnerScopes).filter(isPartnerScope)

export const mostKeys = 20
/** How long the answer to a write is retained for a program that repeats its request. */
export const answerHours = 24

/** A key as its page shows it. JSON-serialisable. */
export type PartnerKey = {
  id: number
  name: string
  /** «ink_Ab3…». */
  hint: string
  scopes: string[]
  who: string
  createdAt: string
  lastUsedOn: string | null
  isRevoked: boolean
}
