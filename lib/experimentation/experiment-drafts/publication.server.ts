import { sdkKeyOf } from '@/lib/experimentation/experiments/datafile/datafile-address'
import { tellRevision } from '@/lib/experimentation/experiments/datafile/share-config.server'
import { env } from '@/lib/kernel/config/env.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { listGroups, listOwnExperiments } from './experiment-queries.server'
import { writeDatafile } from './write-datafile'

export type Publication = { file: string; publishedAt: Date }

/** The SDK key of the configuration that we publish. */
export function ownSdkKey(): string {
  const { ownTenant, ownApplicationId } = env().experiments
  return sdkKeyOf(ownTenant, ownApplicationId) ?? ''
}

/** Serializes publications, from reading the experiments to the end of the transaction, so that files are in the order of their contents. */
export async function lockPublication(db: Db): Promise<void> {
  await db`lock table experiment_publication in share row exclusive mode`
}

/** Publishes the experiments as they are now, when the transaction commits; nothing where the file would say the same. Every process hears of it. */
export async function publishExperiments(db: Db): Promise<void> {
  const [last] = await db<{ revision: number; file: string }[]>`
    select revision, file from experiment_publication order by revision desc limit 1`
  const [experiments, groups] = [await listOwnExperiments(db), await listGroups(db)]
  const fileOf = (revision: number) => JSON.stringify(writeDatafile({ revision, sdkKey: ownSdkKey(), experiments, groups }))
  if (last?.file === fileOf(last?.revision ?? 0)) return
  const revision = (last?.revision ?? 0) + 1
  await db`
    insert into experiment_publication (revision, published_at, file)
    select ${revision}, greatest(date_trunc('second', now()), max(published_at) + interval '1 second'), ${fileOf(revision)} from experiment_publication`
  await tellRevision(db, String(revision))
}

/** The latest file. Before the first one there is a file without experiments, of the beginning of time. */
export async function findPublication(db: Db): Promise<Publication> {
  const [latest] = await db<Publication[]>`select file, published_at from experiment_publication order by revision desc limit 1`
  return (
    latest ?? {
      file: JSON.stringify(writeDatafile({ revision: 0, sdkKey: ownSdkKey(), experiments: [], groups: [] })),
      publishedAt: new Date(0),
    }
  )
}
