import { partnerApi } from '@/lib/edge/http/partner-api.server'
import { env } from '@/lib/kernel/config/env.server'
import { referencesOf } from '@/lib/market/dealer-imports/one-vehicle.server'
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
        vehicles: found.vehicles.map(({ card, rating, ...figures }) => ({
          id: card.id,
          reference: references.get(card.id) ?? null,
          status: card.status,
          title: [card.title, card.version].filter(Boolean).join(' '),
          priceEuro: card.priceCents === null ? null : card.priceCents / 100,
          url: new URL(card.href, env().siteUrl).href,
          ...figures,
          priceRating: rating && 'withheld' in rating ? 'unrated' : (rating?.verdict ?? null),
        })),
      }
    },
  },
})
