import { hasTransferCosts } from '@/lib/market/ads/ad'
import { type TransferRates, transferRates } from '@/lib/market/ads/page/turnkey-price'
import { registrationTaxCents } from '@/lib/market/running-costs/transfer-cost'
import { type AdIndex, integersOf, known, undeclared } from '@/lib/market/search-index/ad-index.server'
import { groupSizeOf, sizeOf } from './code-groups'
import type { IndexLayout } from './index-layout.server'
import type { TurnkeyPrices } from './turnkey-scan'

/** What the column of the power can hold. */
const powers = 2 ** 15

/** The columns in which the prices «chiavi in mano» of all ads are to be read for a buyer of the province «MI». */
export function turnkeyPricesOf(index: AdIndex, province: string): TurnkeyPrices {
  const rates = transferRates(province, new Date())
  return {
    prices: integersOf(index, 'priceCents'),
    powers: integersOf(index, 'powerKw'),
    registrations: integersOf(index, 'firstRegistration'),
    undeclared,
    costs: rates ? costsByPower(rates) : new Float64Array(),
    historicUntil: rates?.historicUntil ?? 0,
    ...transferredOffers(index),
  }
}

let latest = { rates: '', costs: new Float64Array() }

/** A search needs the table twice, for its limits and its order, and most pages of a list follow one another: the latest one is cached. */
function costsByPower({ tax, feesCents }: TransferRates): Float64Array {
  const rates = JSON.stringify([tax, feesCents])
  if (latest.rates === rates) return latest.costs
  const costs = new Float64Array(powers)
  for (let kw = 0; kw < powers; kw++) costs[kw] = feesCents + registrationTaxCents(tax, kw)
  latest = { rates, costs }
  return costs
}

const transferredOf = new WeakMap<IndexLayout, Pick<TurnkeyPrices, 'transferred'> & { place: number }>()

function transferredOffers({ layout, columns }: AdIndex): Pick<TurnkeyPrices, 'offers' | 'transferred'> {
  const { place, transferred } = transferredOf.get(layout) ?? readTransferred(layout)
  return { offers: known(columns.groups[place]), transferred }
}

/** The code of an offer is a digit of the code of its group. */
function readTransferred(layout: IndexLayout) {
  const place = layout.groups.findIndex((columnsOfGroup) => columnsOfGroup.some(({ column }) => column === 'offerType'))
  const group = known(layout.groups[place])
  const digit = group.findIndex(({ column }) => column === 'offerType')
  const { values } = known(group[digit])
  const weight = group.slice(0, digit).reduce((product, column) => product * sizeOf(column), 1)
  const offerOf = (code: number) => values[(Math.floor(code / weight) % (values.length + 1)) - 1] ?? ''
  const transferred = Uint8Array.from({ length: groupSizeOf(group) }, (_, code) => Number(hasTransferCosts({ offerType: offerOf(code) })))
  transferredOf.set(layout, { place, transferred })
  return { place, transferred }
}
