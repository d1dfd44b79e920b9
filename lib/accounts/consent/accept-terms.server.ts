import type { Db } from '@/lib/kernel/db/db.server'
import { isTermsVersion, type TermsVersion } from './terms-version'

/** Stores which terms an account has accepted. Accepted twice, the first time counts. */
export async function acceptTerms(db: Db, userId: number, version: string, at?: Date): Promise<void> {
  await db`
    insert into terms_acceptance (user_id, version, accepted_at) values (${userId}, ${version}, coalesce(${at ?? null}, now()))
    on conflict (user_id, version) do nothing`
}

type Acceptance = { version: string; acceptedAt: Date }

/** The latest terms that an account has accepted; undefined for one that is older than the terms. */
export async function findAcceptedTerms(db: Db, userId: number): Promise<{ version: TermsVersion; acceptedAt: Date } | undefined> {
  const last = (await exportAcceptedTerms(db, userId)).at(-1)
  return last && isTermsVersion(last.version) ? { version: last.version, acceptedAt: last.acceptedAt } : undefined
}

/** All acceptances, the oldest version first, for the copy of one's own data. */
export async function exportAcceptedTerms(db: Db, userId: number): Promise<Acceptance[]> {
  return db<Acceptance[]>`select version, accepted_at from terms_acceptance where user_id = ${userId} order by version`
}
