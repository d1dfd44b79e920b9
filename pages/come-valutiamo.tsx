import type { InferGetServerSidePropsType } from 'next'
import { PriceMethodScreen } from '@/components/screens/content/PriceMethodScreen'
import { findPaidPrices } from '@/lib/market/price-rating/paid-prices.server'
import { listPriceErrors } from '@/lib/market/price-rating/price-errors.server'
import { findPriceProof } from '@/lib/market/price-rating/proof/proof-queries.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db }) => {
  const errors = await listPriceErrors(db)
  return {
    paid: await findPaidPrices(db),
    proof: await findPriceProof(db),
    errors: errors.map(({ fittedAt, ...parts }) => ({ ...parts, fittedAt: fittedAt.toISOString() })),
  }
})

export default function PriceMethodPage({ errors, paid, proof }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <PriceMethodScreen errors={errors} paid={paid} proof={proof} />
}
