import { type Party, unnamedSeller } from '@/lib/accounts/contact/reply'
import { dealerNameSql } from '@/lib/accounts/contact/write-message.server'
import { amountText, inSentence } from '@/lib/accounts/deals/offer'
import { type Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { dateText, numericMomentText } from '@/lib/kernel/italian/date-text'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { buyerProvinceParam } from '@/lib/market/running-costs/buyer-province'
import type { CostedVehicle } from '@/lib/market/running-costs/costed-vehicle'
import { purchaseCosts } from '@/lib/market/running-costs/purchase-costs'
import { readBuyerProvince } from '@/lib/market/running-costs/read-buyer-province'
import { type Contract, emptyContract, missingOf } from './contract/contract'
import { findPaper } from './contract/papers.server'
import { deliveryOf } from './contract/read-contract'
import { findCostedVehicle } from './costed-vehicle.server'
import type { Sale } from './sale'
import type { SalePage } from './sale-page'
import { listSales } from './sales.server'

const transferDays = 60
const dayMs = 86_400_000
const notConfirmedText = 'Prima conferma il tuo indirizzo e-mail, con il link nella conversazione.'

type Row = { adId: number | null; name: string; dealerName: string | null; dealerSlug: string | null; isConfirmed: boolean }
/** `query`: of the page's address, which may name the buyer's province. */
type Asked = { replyId: number; side: Party; query: Readonly<Record<string, string | string[] | undefined>> }

/** The page of the latest sale of a conversation, for one side of it; there is none before both could agree. The caller has found out whose it is. */
export async function findSalePage(db: Db, { replyId, side, query }: Asked, now = new Date()): Promise<SalePage> {
  const [row] = await db<Row[]>`
    select ad_id, name, ${dealerNameSql(db)} as dealer_name, email_confirmed_at is not null as is_confirmed,
      (select slug from dealer join ad on ad.dealer_id = dealer.id where ad.id = reply.ad_id) as dealer_slug
    from reply where id = ${replyId}`
  const sale = (await listSales(db, replyId)).at(-1)
  const [car] = row?.adId === null || row?.adId === undefined ? [] : await getAdCards(db, [row.adId])
  if (!row || !car || !sale) throw new AppError('notFound', 'no sale')
  if (side === 'buyer' && !row.isConfirmed) throw new AppError('forbidden', 'unconfirmed', { shownText: notConfirmedText })
  const vehicle = await findCostedVehicle(db, car.id)
  const isDealer = row.dealerName !== null
  const contract = isDealer ? null : await findContract(db, sale, { name: `${car.title} ${car.version}`.trim(), vehicle }, now)
  const delivery = contract && deliveryOf(contract.data.terms)
  const province = readBuyerProvince(query[buyerProvinceParam], null).code ?? vehicle?.provinceCode ?? null
  const costs = vehicle && province !== null ? purchaseCosts(vehicle, 0, province, italianDay(now)) : null
  return {
    replyId,
    car,
    side,
    buyer: row.name,
    seller: inSentence(row.dealerName ?? unnamedSeller),
    isDealer,
    dealerSlug: row.dealerSlug,
    sale: {
      id: sale.id,
      state: sale.state,
      price: sale.priceEuro === null ? null : amountText(sale.priceEuro),
      agreedOn: numericMomentText(sale.changedAt),
    },
    contract,
    costs: costs && { transfer: costs.transfer, province: costs.province, checkedOn: costs.checkedOn },
    transferBy: delivery && dateText(new Date(delivery.getTime() + transferDays * dayMs)),
    delivery: delivery && numericMomentText(delivery),
  }
}

async function findContract(
  db: Db,
  sale: Sale,
  { name, vehicle }: { name: string; vehicle: CostedVehicle | undefined },
  now: Date,
): Promise<SalePage['contract']> {
  if (sale.state !== 'agreed' && sale.state !== 'sold') return null
  const paper = await findPaper(db, sale.id, now)
  if (!paper && sale.state === 'sold') return null
  const data = paper?.contract ?? begun(sale)
  return {
    data,
    car: { name, firstRegistration: vehicle?.firstRegistration ?? null },
    eraseOn: paper ? dateText(paper.eraseAt) : null,
    missing: { buyer: missingOf(data, 'buyer'), seller: missingOf(data, 'seller') },
  }
}

/** What the offer says already. */
function begun({ priceEuro }: Sale): Contract {
  return { ...emptyContract, terms: { ...emptyContract.terms, priceEuro: priceEuro === null ? '' : String(priceEuro) } }
}
