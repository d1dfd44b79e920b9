import { partnerVehicle } from '@/lib/accounts/partner-keys/partner-vehicle.server'
import { readStockQuery } from '@/lib/accounts/selling/stock'
import { listStock } from '@/lib/accounts/selling/stock.server'
import { referencesOf } from '@/lib/market/dealer-imports/one-vehicle.server'
import { partnerApi } from '@/lib/server/http/partner-api.server'

export const config = { api: { bodyParser: false } }

export default partnerApi({
  GET: {
    scope: 'stock:read',
    async run({ call, db, partner: { dealership } }) {
      const { q, status, sort, page } = call.request.query
      const query = readStockQuery({ cerca: q, stato: status, ordina: sort, pagina: page })
      const found = await listStock(db, dealership, query)
      const references = await referencesOf(
        db,
        dealership.dealerId,
        found.vehicles.map(({ card }) => card.id),
      )
      return {
        page: found.query.page,
        pages: found.pages,
        total: found.found,
        vehicles: found.vehicles.map((vehicle) => partnerVehicle(vehicle, references.get(vehicle.card.id) ?? null)),
      }
    },
  },
})
