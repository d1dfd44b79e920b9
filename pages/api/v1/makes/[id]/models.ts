import { object, string } from 'yup'
import { AppError } from '@/lib/kernel/errors/app-error'
import { findMake, listModels } from '@/lib/market/catalogue/catalogue.server'
import { categorySlugs } from '@/lib/market/catalogue/category'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

const querySchema = object({ id: string().required(), category: string().oneOf(categorySlugs).default('auto') })

export default api({
  async GET(call) {
    const { id, category } = await call.readQuery(querySchema)
    if (!findMake(category, id)) throw new AppError('notFound')
    return listModels(category, id).map(({ slug, name, body }) => ({ slug, name, body }))
  },
})
