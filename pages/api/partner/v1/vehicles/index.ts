import { partnerApi } from '@/lib/edge/http/partner-api.server'
import { referencesOf } from '@/lib/market/dealer-imports/one-vehicle.server'
import { partnerVehicle } from '@/lib/people/partner-keys/partner-vehicle.server'
import { readStockQuery } from '@/lib/people/selling/stock'
import { listStock } from '@/lib/people/selling/stock.server'

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
