import { object, string } from 'yup'
import { AppError } from '@/lib/kernel/errors/app-error'
import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import { categorySlugs } from '@/lib/market/catalogue/category'
import { parseMonth } from '@/lib/market/search/query/registration-month'
import { findVersions } from '@/lib/market/versions/find-versions.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

const querySchema = object({
  category: string().oneOf(categorySlugs).default('auto'),
  make: string().required(),
  model: string().required(),
  /** Of the first registration; without it every year's versions. */
  registration: string().default(''),
})

export default api({
  async GET(call) {
    const { category, make, model, registration } = await call.readQuery(querySchema)
    if (!findMake(category, make) || !findModel(category, make, model)) throw new AppError('notFound')
    const versions = await findVersions(call.db, { category, make, model, year: parseMonth(registration, 9_999)?.year ?? null })
    call.response.setHeader('Cache-Control', 'public, max-age=300')
    return versions
  },
})
