import type { InferGetServerSidePropsType } from 'next'
import { ValuationScreen } from '@/components/screens/ValuationScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { env } from '@/lib/kernel/config/env.server'
import { readValuation } from '@/lib/market/valuation/read-valuation.server'
import { listValuationOptions } from '@/lib/market/valuation/valuation-options.server'
import { valueAskedVehicle } from '@/lib/market/valuation/value-vehicle.server'

export const getServerSideProps = pageProps(async ({ db, context }) => {
  const { vehicle, ...form } = readValuation(context.query, new Date())
  return {
    form,
    options: await listValuationOptions(db, form),
    valuation: vehicle ? await valueAskedVehicle(db, vehicle) : null,
    siteUrl: env().siteUrl,
  }
})

export default function ValuationPage({ form, options, valuation, siteUrl }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ValuationScreen form={form} options={options} valuation={valuation} siteUrl={siteUrl} />
}
