import { object, string } from 'yup'
import { api } from '@/lib/edge/http/api.server'
import { searchPlaces } from '@/lib/market/places/places.server'

const querySchema = object({ query: string().trim().max(80).required() })
const maxPlaces = 8

export default api({
  async GET(call) {
    const { query } = await call.readQuery(querySchema)
    return searchPlaces(query, maxPlaces).map(({ istat, name, provinceCode, province, region }) => ({
      istat,
      name,
      provinceCode,
      province,
      region,
    }))
  },
})
