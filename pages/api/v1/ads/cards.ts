import { object, string } from 'yup'
import { maxDeviceAds } from '@/lib/accounts/consent/storage-limits'
import { messages } from '@/lib/kernel/validation/rules'
import { listPublicCards } from '@/lib/market/ads/public-cards.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

const numbers = new RegExp(`^[1-9]\\d{0,14}( [1-9]\\d{0,14}){0,${maxDeviceAds - 1}}$`)
const querySchema = object({ annuncio: string().matches(numbers, messages.digits).required(messages.required) })

export default api({
  async GET({ db, readQuery, response }) {
    const { annuncio } = await readQuery(querySchema)
    response.setHeader('Cache-Control', 'private, no-store') // which ads somebody saved is nobody else's to keep
    return { cards: await listPublicCards(db, [...new Set(annuncio.split(' ').map(Number))]) }
  },
})
