import type { InferGetServerSidePropsType } from 'next'
import { ValuationScreen } from '@/components/screens/ValuationScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { listMakes, listModels } from '@/lib/market/catalogue/catalogue.server'
import { readValuation } from '@/lib/market/valuation/read-valuation.server'
import { valueAskedVehicle } from '@/lib/market/valuation/value-vehicle.server'

const toOption = ({ slug, name }: { slug: string; name: string }) => ({ value: slug, label: name })

export const getServerSideProps = pageProps(async ({ db, context }) => {
  const { vehicle, category, values, errors } = readValuation(context.query, new Date())
  const isKnownMake = errors.marca === undefined && values.marca !== ''
  return {
    form: { category, values, errors },
    makes: listMakes(category).map(toOption),
    models: isKnownMake ? listModels(category, values.marca).map(toOption) : [],
    valuation: vehicle ? await valueAskedVehicle(db, vehicle) : null,
  }
})

export default function ValuationPage({ form, makes, models, valuation }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ValuationScreen form={form} makes={makes} models={models} valuation={valuation} />
}
