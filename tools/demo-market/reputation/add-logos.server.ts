import { createHash } from 'node:crypto'
import type { Db } from '@/lib/kernel/db/db.server'
import { logoPicture } from '@/lib/market/photos/dealer-logo.server'
import type { DemoDealer } from '../demo-dealer'
import { logoMark } from './logo-mark'

/** Stores a logo for each dealer and gives their ids. An id follows from the picture: the same seed gives the same addresses, which browsers may cache. */
export async function addLogos(db: Db, seed: number, dealers: readonly DemoDealer[]): Promise<string[]> {
  const pictures = await Promise.all(dealers.map((dealer, index) => logoPicture(Buffer.from(logoMark(seed, index, dealer)))))
  const logos = pictures.map((content) => ({ id: uuidOf(content), content }))
  const different = new Map(logos.map((logo) => [logo.id, logo]))
  await db`insert into dealer_logo ${db([...different.values()], 'id', 'content')} on conflict (id) do nothing`
  return logos.map(({ id }) => id)
}

function uuidOf(content: Buffer): string {
  const hex = createHash('sha256').update(content).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
