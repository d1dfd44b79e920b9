import { array, object, string } from 'yup'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { numberedLimits } from '@/lib/accounts/selling/numbered-photos/numbered-photos'
import { matchPhotos } from '@/lib/accounts/selling/numbered-photos/put-numbered-photos.server'
import { env } from '@/lib/kernel/config/env.server'
import { messages } from '@/lib/kernel/validation/rules'
import { api } from '@/lib/server/http/api.server'
import { receiveNumberedPhotos } from '@/lib/server/http/receive/receive-numbered-photos.server'
import { requireCsrfToken } from '@/lib/server/http/request-guards.server'

export const config = { api: { bodyParser: false } }

const namesSchema = object({
  concessionaria: string().default(''),
  names: array()
    .of(string().required(messages.required).max(300, messages.maxLength))
    .max(numberedLimits.names, messages.maxLength)
    .default([]),
})

/** Photographs by the number of their vehicle. `PUT` says which vehicles names call, and changes nothing. */
export default api(
  {
    POST: async (call) => receiveNumberedPhotos(call, await call.requireUser()),
    async PUT(call) {
      await requireCsrfToken(call.request.headers['x-csrf-token'], call.request.cookies, env().siteUrl)
      const user = await call.requireUser()
      const { concessionaria, names } = await call.readBody(namesSchema)
      const dealership = await requireDealership(call.db, user, concessionaria || undefined, 'changeStock')
      return { matches: await matchPhotos(call.db, dealership, names) }
    },
  },
  { protection: 'fileForm' },
)
