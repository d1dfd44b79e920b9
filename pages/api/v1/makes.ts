import { object, string } from 'yup'
import { api } from '@/lib/edge/http/api.server'
import { listMakes } from '@/lib/market/catalogue/catalogue.server'
import { categorySlugs } from '@/lib/market/catalogue/category'

export const config = { api: { bodyParser: false } }

const querySchema = object({ category: string().oneOf(categorySlugs).default('auto') })

export default api({
  async GET(call) {
    const { category } = await call.readQuery(querySchema)
    return listMakes(category).map(({ slug, name }) => ({ slug, name }))
  },
})
