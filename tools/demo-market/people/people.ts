import type { User } from '@/lib/accounts/users/user'
import { reservedTld } from '../demo-contact'

/** The domain in which the people of the demo have their mailboxes. It marks their accounts: nobody else can have an address there. */
export const peopleDomain = `persone.${reservedTld}`

/** How long the accounts have been open when the people begin. */
export const accountAgeDays = 365

export type DemoPerson = { email: string; displayName: string; phone: string; role: User['role'] }

const person = (name: string, displayName: string, role: User['role'], phone = ''): DemoPerson => ({
  email: `${name}@${peopleDomain}`,
  displayName,
  phone,
  role,
})

/** Those one can be in the demo, and those they have to do with. All are invented. */
export const demoPeople = {
  elena: person('elena', 'Elena', 'user', '300 4410201'),
  giulia: person('giulia', 'Giulia', 'user', '300 4410202'),
  /** The owner of the dealership Lambro Auto. */
  davide: person('davide', 'Davide', 'dealer', '300 4410203'),
  /** The seller of Lambro Auto. */
  chiara: person('chiara', 'Chiara', 'dealer', '300 4410204'),
  marta: person('marta', 'Marta', 'moderator'),
  /** The moderator who decided what Marta may review: nobody decides an appeal against themselves. */
  nicola: person('nicola', 'Nicola', 'moderator'),
  /** Asks for experiments. */
  marco: person('marco', 'Marco', 'marketing'),
  /** Approves what Marco asks for. */
  sara: person('sara', 'Sara', 'marketing'),
} satisfies Record<string, DemoPerson>

export type DemoPersonName = keyof typeof demoPeople
/** The ids that the accounts have in this database. */
export type DemoPeopleIds = Readonly<Record<DemoPersonName, number>>
