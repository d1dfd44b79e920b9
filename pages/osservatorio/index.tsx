import type { InferGetServerSidePropsType } from 'next'
import { LazyObservatoryScreen } from '@/components/screens/LazyObservatoryScreen'
import { observatoryPath } from '@/lib/kernel/routes/routes'
import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import { choicesOf } from '@/lib/market/observatory/observed-model'
import { listObservedModels } from '@/lib/market/observatory/observed-models.server'
import { readPart } from '@/lib/market/observatory/read-report.server'
import { pageProps } from '@/lib/server/page/page-props.server'

/** The models with the most ads over all makes; the others are found by make. */
const shownAtMost = 40

const textOf = (given: string | string[] | undefined) => (typeof given === 'string' ? given : '')

export const getServerSideProps = pageProps(async ({ db, context, redirect }) => {
  const { marca, modello } = context.query
  const part = readPart(context.query)
  const [make, model] = [findMake('auto', textOf(marca)), findModel('auto', textOf(marca), textOf(modello))]
  if (make && model) redirect(observatoryPath(make.slug, model.slug, part), 'temporary')
  const all = await listObservedModels(db)
  const shown = make ? all.filter((one) => one.make.slug === make.slug) : all.slice(0, shownAtMost)
  return { shown, count: all.length, choices: choicesOf(all, make?.slug), make: make ?? null, part }
})

export default function ObservatoryPage({ shown, count, choices, make, part }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <LazyObservatoryScreen shown={shown} count={count} choices={choices} make={make} part={part} />
}
