/** What a member of a dealer's staff may be. */
export const dealerRoles = ['owner', 'seller', 'stock', 'reader'] as const
export type DealerRole = (typeof dealerRoles)[number]

/** How long an invitation into the staff is good. */
export const invitationDays = 7

/** The one table of what each role may do, in the words in which the staff reads it. */
export const dealerAbilities = {
  look: {
    label: 'Vede stock, recensioni, collaboratori e quante visite e contatti ha ogni veicolo',
    roles: ['owner', 'seller', 'stock', 'reader'],
  },
  changeStock: { label: 'Cambia i veicoli, importa ed esporta lo stock', roles: ['owner', 'seller', 'stock'] },
  readLeads: { label: 'Legge i messaggi di chi compra, con nomi e telefoni', roles: ['owner', 'seller'] },
  answerLeads: { label: 'Risponde a chi compra e alle recensioni', roles: ['owner', 'seller'] },
  manageStaff: { label: 'Cambia collaboratori, profilo, chiavi dei programmi e avvisi', roles: ['owner'] },
} as const satisfies Record<string, { label: string; roles: readonly DealerRole[] }>
export type DealerAbility = keyof typeof dealerAbilities

/** The roles that have an ability. */
export function rolesThatMay(ability: DealerAbility): readonly DealerRole[] {
  return dealerAbilities[ability].roles
}

export const dealerRoleText: Readonly<Record<DealerRole, { label: string; may: string }>> = {
  owner: { label: 'Titolare', may: 'tutto, anche i collaboratori' },
  seller: { label: 'Venditore', may: 'stock e richieste' },
  stock: { label: 'Solo stock', may: 'veicoli e importazioni, senza i messaggi di chi compra' },
  reader: { label: 'Sola lettura', may: 'guarda lo stock e le statistiche, non cambia nulla' },
}

/** A dealer for whom an account acts. */
export type Dealership = { dealerId: number; name: string; slug: string; role: DealerRole }
/** What stands beside the tabs of the dealer whose pages are open: their vehicles, and requests that wait, for who may read them. */
export type TabCounts = { vehicles: number; leads: number | null }
export type DealerTab = Dealership & { counts: TabCounts | null }

export function mayIn({ role }: Pick<Dealership, 'role'>, ability: DealerAbility): boolean {
  return rolesThatMay(ability).includes(role)
}

export function isDealerRole(text: unknown): text is DealerRole {
  return dealerRoles.some((role) => role === text)
}

/** Somebody who acts for a dealer. */
export type StaffMember = { userId: number; name: string; email: string; role: DealerRole; lastSeenAt: string | null }
export type Invitation = { id: number; email: string; role: DealerRole; createdAt: string; expiresAt: string }

/** What was done for a dealer; `who` is null when the account is gone. */
export type DealerLogLine = { id: number; who: string | null; action: string; detail: string; at: string }
