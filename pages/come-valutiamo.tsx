import type { InferGetServerSidePropsType } from 'next'
import { PriceMethodScreen } from '@/components/screens/PriceMethodScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { findPaidPrices } from '@/lib/market/price-rating/paid-prices.server'
import { listPriceErrors } from '@/lib/market/price-rating/price-errors.server'

export const getServerSideProps = pageProps(async ({ db }) => {
  const errors = await listPriceErrors(db)
  return {
    paid: await findPaidPrices(db),
    errors: errors.map(({ fittedAt, ...parts }) => ({ ...parts, fittedAt: fittedAt.toISOString() })),
  }
})

export default function PriceMethodPage({ errors, paid }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <PriceMethodScreen errors={errors} paid={paid} />
}
