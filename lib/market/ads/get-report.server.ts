import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { findAdContact } from './ad-contact.server'

/** The address of the inspector's report on the vehicle of an ad that has a page. */
export async function getReport(db: Db, id: number): Promise<string> {
  const hasPage = (await findAdContact(db, id)) !== undefined
  const [ad] = hasPage ? await db<{ reportUrl: string | null }[]>`select report_url from ad where id = ${id}` : []
  if (!ad?.reportUrl) throw new AppError('notFound', 'no report', { shownText: 'Di questo veicolo non c’è una perizia.' })
  return ad.reportUrl
}
