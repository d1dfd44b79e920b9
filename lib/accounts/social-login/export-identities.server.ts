import type { Db } from '@/lib/kernel/db/db.server'

type ExportedIdentity = { provider: string; subject: string; createdAt: Date }

/** Who an account is at the providers it logs in with, for its owner. */
export async function exportIdentities(db: Db, userId: number): Promise<ExportedIdentity[]> {
  return db<ExportedIdentity[]>`select provider, subject, created_at from social_identity where user_id = ${userId} order by provider`
}
