import type { Db } from '@/lib/kernel/db/db.server'
import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import { nameOf } from './findings'
import { listObservedMonths } from './market-queries.server'
import type { NamedModel, OtherModel } from './market-report'
import { besideAtMost } from './observed-months'

/** The other models in an address, each as «toyota/yaris»; what is none, what comes twice and what is too much is left out. */
export async function readBeside(db: Db, given: string | string[] | undefined, own: NamedModel): Promise<OtherModel[]> {
  const ownKey = `${own.make.slug}/${own.model.slug}`
  const keys = [...new Set([given ?? []].flat())].filter((key) => key !== ownKey)
  const found = keys.flatMap((key) => {
    const [makeSlug = '', modelSlug = ''] = key.split('/')
    const [make, model] = [findMake('auto', makeSlug), findModel('auto', makeSlug, modelSlug)]
    return make && model && key === `${make.slug}/${model.slug}` ? [{ key, make, model }] : []
  })
  return Promise.all(
    found.slice(0, besideAtMost).map(async ({ key, make, model }) => ({
      key,
      name: nameOf({ make, model }),
      months: await listObservedMonths(db, { make: make.slug, model: model.slug }),
    })),
  )
}
