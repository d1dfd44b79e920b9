import { currentTerms } from '@/lib/accounts/consent/terms-version'
import { emailKey } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { type ExtraSeller, extraEmail, extraSellers } from './own-ads'
import { accountAgeDays, type DemoPeopleIds, type DemoPersonName, demoPeople, peopleDomain } from './people'
import { accountDays } from './queue'

/** The accounts of the demo, confirmed for a year and without a password: one enters as them from the page of the stand-ins alone. */
export async function addPeople(db: Db, today: Date): Promise<DemoPeopleIds> {
  const since = new Date(today.getTime() - accountAgeDays * 86_400_000)
  const people = Object.values(demoPeople).map(({ email, displayName, phone, role }) => ({
    email,
    emailKey: emailKey(email),
    displayName,
    phone,
    role,
    confirmedAt: since,
    createdAt: since,
  }))
  await db`insert into app_user ${db(people)} on conflict (email_key) do nothing`
  await db`
    insert into terms_acceptance (user_id, version, accepted_at)
    select id, ${currentTerms}, ${since} from app_user where email like ${`%@${peopleDomain}`}
    on conflict (user_id, version) do nothing`
  return findPeople(db)
}

/** The ids of the people of the demo. An error where one of them has no account. */
export async function findPeople(db: Db): Promise<DemoPeopleIds> {
  const found = await db<{ id: number; email: string }[]>`select id, email from app_user where email like ${`%@${peopleDomain}`}`
  const idOf = (name: DemoPersonName) => {
    const id = found.find(({ email }) => email === demoPeople[name].email)?.id
    if (id === undefined) throw new Error(`${name} has no account in this demo`)
    return id
  }
  return {
    elena: idOf('elena'),
    giulia: idOf('giulia'),
    davide: idOf('davide'),
    chiara: idOf('chiara'),
    marta: idOf('marta'),
    nicola: idOf('nicola'),
    marco: idOf('marco'),
    sara: idOf('sara'),
  }
}

/** The accounts of those who sell in the demo and whom nobody can be, by their names. */
export async function addSellers(db: Db, today: Date): Promise<ReadonlyMap<ExtraSeller, number>> {
  const sellers = extraSellers.map((displayName) => {
    const since = new Date(today.getTime() - (accountDays[displayName] ?? 200) * 86_400_000)
    const email = extraEmail(displayName)
    return { email, emailKey: emailKey(email), displayName, confirmedAt: since, createdAt: since }
  })
  const added = await db<{ id: number }[]>`insert into app_user ${db(sellers)} returning id`
  return new Map(extraSellers.map((name, at) => [name, added[at]?.id ?? 0]))
}
