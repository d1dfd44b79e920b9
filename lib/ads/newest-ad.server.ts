import type { Db } from '@/lib/db/db.server'
import { adPath } from '@/lib/routes/routes'

/** The car published last, for who needs any ad to look at. */
export async function findNewestAdPath(db: Db): Promise<string | undefined> {
  const [ad] = await db<{ id: number; make: string; model: string | null; version: string }[]>`
    select id, make, model, version from ad where category = 'auto' and status = 'published' order by published_at desc nulls last, id desc limit 1`
  return ad && adPath(ad)
}
