/** What a member of a dealer's staff may be. */
export const dealerRoles = ['owner', 'seller', 'stock', 'reader'] as const
export type DealerRole = (typeof dealerRoles)[number]

/** How long an invitation into the staff is good. */
export const invitationDays = 7

export type DealerAbility = 'changeStock' | 'answerLeads' | 'manageStaff'

/** Everybody of the staff may look; this is what each may do besides. */
const abilities: Readonly<Record<DealerRole, readonly DealerAbility[]>> = {
  owner: ['changeStock', 'answerLeads', 'manageStaff'],
  seller: ['changeStock', 'answerLeads'],
  stock: ['changeStock'],
  reader: [],
}

/** The roles that have an ability. */
export function rolesThatMay(ability: DealerAbility): DealerRole[] {
  return dealerRoles.filter((role) => abilities[role].includes(ability))
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

/** Somebody who acts for a dealer. */
export type StaffMember = { userId: number; name: string; email: string; role: DealerRole; lastSeenAt: string | null }
export type Invitation = { id: number; email: string; role: DealerRole; createdAt: string; expiresAt: string }

/** What was done for a dealer; `who` is null when the account is gone. */
export type DealerLogLine = { id: number; who: string | null; action: string; detail: string; at: string }
