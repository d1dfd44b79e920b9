import { object, string } from 'yup'
import { trimmedField } from '@/lib/kernel/validation/fields'
import { countDealersIn, locationPrefixes } from '@/lib/market/dealers/dealer-directory.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

const querySchema = object({
  locationPrefix: string().oneOf(locationPrefixes).required(),
  locationId: trimmedField().max(40).required(),
})

/** How many dealers a place has, and how many vehicles they offer. */
export default api({
  async GET({ db, readQuery }) {
    const { locationPrefix, locationId } = await readQuery(querySchema)
    return countDealersIn(db, locationPrefix, locationId)
  },
})
