import type { ShownRun } from '@/lib/experimentation/experiment-results/report'
import { findPlace, type Texts } from '@/lib/experimentation/experiments/places/find-place'
import type { Db } from '@/lib/kernel/db/db.server'

/** What an experiment of ours shows, or showed; null for the vendor's, and at a place that the code no longer has. */
export async function findShown(db: Db, experimentId: string): Promise<ShownRun | null> {
  const [run] = await db<{ place: string; variations: { key: string; percent: number; texts?: Texts }[] }[]>`
    select coalesce(place, key) as place, variations from experiment where id = substring(${experimentId} from '^e([1-9][0-9]{0,8})(?:-rollout)?$')::bigint`
  const place = run && findPlace(run.place)
  if (!run || !place) return null
  return {
    place: place.name,
    where: place.where,
    variations: run.variations.map(({ key, texts = {} }) => ({
      key,
      words: place.variations[key] ?? null,
      texts: Object.entries(texts).map(([slot, text]) => ({ label: place.slots[slot]?.label ?? slot, text })),
    })),
  }
}
