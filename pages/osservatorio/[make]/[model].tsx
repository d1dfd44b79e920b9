import type { InferGetServerSidePropsType } from 'next'
import { LazyModelMarketScreen } from '@/components/screens/LazyModelMarketScreen'
import { choicesOf } from '@/lib/market/observatory/observed-model'
import { listObservedModels } from '@/lib/market/observatory/observed-models.server'
import { readBeside } from '@/lib/market/observatory/read-beside.server'
import { readPart, readReport, readTimeRegion, requireModel } from '@/lib/market/observatory/read-report.server'
import { pageProps } from '@/lib/server/page/page-props.server'

const othersShown = 6

export const getServerSideProps = pageProps(async ({ db, context: { params, query } }) => {
  const named = requireModel(params?.['make'], params?.['model'])
  const all = await listObservedModels(db)
  const part = readPart(query)
  return {
    report: await readReport(db, named, part, readTimeRegion(query, part)),
    beside: await readBeside(db, query['confronta'], named),
    others: all.filter(({ make, model }) => make.slug !== named.make.slug || model.slug !== named.model.slug).slice(0, othersShown),
    choices: choicesOf(all, named.make.slug),
  }
})

export default function ModelMarketPage({ report, beside, others, choices }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <LazyModelMarketScreen report={report} beside={beside} others={others} choices={choices} />
}
