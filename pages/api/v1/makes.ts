import { object, string } from 'yup'
import { listMakes } from '@/lib/catalogue/catalogue.server'
import { categorySlugs } from '@/lib/catalogue/category'
import { api } from '@/lib/http/api.server'

const querySchema = object({ category: string().oneOf(categorySlugs).default('auto') })

export default api({
  async GET(call) {
    const { category } = await call.readQuery(querySchema)
    return listMakes(category).map(({ slug, name }) => ({ slug, name }))
  },
})
