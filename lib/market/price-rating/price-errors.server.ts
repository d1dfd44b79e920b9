import type { Db } from '@/lib/kernel/db/db.server'
import { type Category, categorySlugs } from '@/lib/market/catalogue/category'
import type { PriceError, PriceErrors } from './price-errors'

type ErrorRow = PriceError & { part: string; fittedAt: Date }

/** Errors of the prices; undefined for a category without a model. */
export async function findPriceErrors(db: Db, category: Category): Promise<PriceErrors | undefined> {
  const rows = await db<ErrorRow[]>`
    select m.fitted_at, e.part, e.from_value as from, e.to_value as to, e.scored, e.median, e.mean, e.within_tenth, e.coverage, e.abstained
    from price_model m join price_model_error e on e.category = m.category where m.category = ${category} order by e.part, e.from_value`
  const partOf = (name: string) => rows.flatMap(({ part, fittedAt: _, ...error }) => (part === name ? [error] : []))
  const [[all], [first]] = [partOf('all'), rows]
  return all && first && { category, fittedAt: first.fittedAt, all, byEstimate: partOf('estimate'), byAge: partOf('age') }
}

export async function listPriceErrors(db: Db): Promise<PriceErrors[]> {
  const errors: PriceErrors[] = []
  for (const category of categorySlugs) {
    const found = await findPriceErrors(db, category)
    if (found) errors.push(found)
  }
  return errors
}
