import type { InferGetServerSidePropsType } from 'next'
import { SellScreen } from '@/components/screens/SellScreen'
import { holderOf } from '@/lib/edge/http/draft-holder.server'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { listMakes, listModels } from '@/lib/market/catalogue/catalogue.server'
import { readValuation } from '@/lib/market/valuation/read-valuation.server'
import { valueAskedVehicle } from '@/lib/market/valuation/value-vehicle.server'
import { listDrafts } from '@/lib/people/selling/draft-queries.server'

const toOption = ({ slug, name }: { slug: string; name: string }) => ({ value: slug, label: name })

export const getServerSideProps = pageProps(
  async ({ db, context, user }) => {
    const { vehicle, category, values, errors } = readValuation(context.query, new Date())
    const isKnownMake = errors.marca === undefined && values.marca !== ''
    return {
      form: { category, values, errors },
      makes: listMakes(category).map(toOption),
      models: isKnownMake ? listModels(category, values.marca).map(toOption) : [],
      valuation: vehicle ? await valueAskedVehicle(db, vehicle) : null,
      drafts: await listDrafts(db, holderOf(context.req.cookies, user?.id)),
    }
  },
  { form: true },
)

export default function SellPage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { form, makes, models, valuation, drafts, csrf, outcome } = props
  return <SellScreen form={form} makes={makes} models={models} valuation={valuation} drafts={drafts} csrf={csrf} outcome={outcome} />
}
