import type { Db } from '@/lib/kernel/db/db.server'
import type { ReportKind } from './ad-report'

export type OpenReport = {
  id: number
  adId: number
  kind: ReportKind
  message: string
  email: string
  reporterName: string
  /** Anybody may have typed the address. */
  isUnconfirmed: boolean
  createdAt: Date
}

/** What nobody has looked at yet, oldest first. */
export async function listOpenReports(db: Db): Promise<OpenReport[]> {
  return db<
    OpenReport[]
  >`select id, ad_id, kind, message, email, reporter_name, email <> '' and user_id is null as is_unconfirmed, created_at from ad_report where state = 'new' order by id`
}

/** The open reports about one ad. */
export async function listOpenReportsOf(db: Db, adId: number): Promise<OpenReport[]> {
  return db<
    OpenReport[]
  >`select id, ad_id, kind, message, email, reporter_name, email <> '' and user_id is null as is_unconfirmed, created_at from ad_report where state = 'new' and ad_id = ${adId} order by id`
}

/** The reports somebody made while they were logged in. */
export async function exportReports(db: Db, userId: number) {
  return db<{ ad: number; kind: ReportKind; message: string; email: string; reporterName: string; createdAt: Date }[]>`
    select ad_id as ad, kind, message, email, reporter_name, created_at from ad_report where user_id = ${userId} order by id`
}
