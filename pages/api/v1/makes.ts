import { object, string } from 'yup'
import { listMakes } from '@/lib/market/catalogue/catalogue.server'
import { categorySlugs } from '@/lib/market/catalogue/category'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

const querySchema = object({ category: string().oneOf(categorySlugs).default('auto') })

export default api({
  async GET(call) {
    const { category } = await call.readQuery(querySchema)
    return listMakes(category).map(({ slug, name }) => ({ slug, name }))
  },
})
