import { mergeDeviceAds } from '@/lib/accounts/watchlist/merge-device-ads.server'
import { deviceAdsSchema } from '@/lib/accounts/watchlist/watchlist-schemas'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

export default api({
  async POST(call) {
    const user = await call.requireUser()
    const { ads } = await call.readBody(deviceAdsSchema)
    const merged = await mergeDeviceAds(call.db, user.id, ads.map(Number))
    for (const ad of merged.saved) call.recordEvent('favouriteAdded', ad)
    return merged
  },
})
