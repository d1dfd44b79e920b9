import type { InferGetServerSidePropsType } from 'next'
import { SellScreen } from '@/components/screens/SellScreen'
import { holderOf } from '@/lib/edge/http/draft-holder.server'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { readValuation } from '@/lib/market/valuation/read-valuation.server'
import { listValuationOptions } from '@/lib/market/valuation/valuation-options.server'
import { valueAskedVehicle } from '@/lib/market/valuation/value-vehicle.server'
import { listDrafts } from '@/lib/people/selling/draft-queries.server'

export const getServerSideProps = pageProps(
  async ({ db, context, user }) => {
    const { vehicle, ...form } = readValuation(context.query, new Date())
    return {
      form,
      options: await listValuationOptions(db, form),
      valuation: vehicle ? await valueAskedVehicle(db, vehicle) : null,
      drafts: await listDrafts(db, holderOf(context.req.cookies, user?.id)),
    }
  },
  { form: true },
)

export default function SellPage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { form, options, valuation, drafts, csrf, outcome } = props
  return <SellScreen form={form} options={options} valuation={valuation} drafts={drafts} csrf={csrf} outcome={outcome} />
}
