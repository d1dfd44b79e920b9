import type { InferGetServerSidePropsType } from 'next'
import { PriceMethodScreen } from '@/components/screens/PriceMethodScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { listPriceErrors } from '@/lib/market/price-rating/price-errors.server'

export const getServerSideProps = pageProps(async ({ db }) => {
  const errors = await listPriceErrors(db)
  return { errors: errors.map(({ fittedAt, ...parts }) => ({ ...parts, fittedAt: fittedAt.toISOString() })) }
})

export default function PriceMethodPage({ errors }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <PriceMethodScreen errors={errors} />
}
