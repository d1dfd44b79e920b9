import type { InferGetServerSidePropsType } from 'next'
import { ValuationScreen } from '@/components/screens/selling/ValuationScreen'
import { env } from '@/lib/kernel/config/env.server'
import { valueForm } from '@/lib/market/valuation/value-form.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db, context }) => {
  return { ...(await valueForm(db, context.query, new Date())), siteUrl: env().siteUrl }
})

export default function ValuationPage({ form, options, valuation, siteUrl }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ValuationScreen form={form} options={options} valuation={valuation} siteUrl={siteUrl} />
}
