/** What a member of a dealer's staff may be. */
export const dealerRoles = ['owner', 'seller', 'stock', 'reader'] as const
export type DealerRole = (typeof dealerRoles)[number]

export type DealerAbility = 'changeStock' | 'answerLeads' | 'manageStaff'

/** Everybody of the staff may look; this is what each may do besides. */
const abilities: Readonly<Record<DealerRole, readonly DealerAbility[]>> = {
  owner: ['changeStock', 'answerLeads', 'manageStaff'],
  seller: ['changeStock', 'answerLeads'],
  stock: ['changeStock'],
  reader: [],
}

export const dealerRoleText: Readonly<Record<DealerRole, { label: string; may: string }>> = {
  owner: { label: 'Titolare', may: 'tutto, anche il personale' },
  seller: { label: 'Venditore', may: 'stock e richieste' },
  stock: { label: 'Solo stock', may: 'veicoli e importazioni' },
  reader: { label: 'Sola lettura', may: 'guarda e non cambia nulla' },
}

/** A dealer for whom an account acts. */
export type Dealership = { dealerId: number; name: string; slug: string; role: DealerRole }

export function mayIn({ role }: Pick<Dealership, 'role'>, ability: DealerAbility): boolean {
  return abilities[role].includes(ability)
}

export function isDealerRole(text: unknown): text is DealerRole {
  return dealerRoles.some((role) => role === text)
}
