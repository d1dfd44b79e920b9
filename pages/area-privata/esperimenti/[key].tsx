import type { InferGetServerSidePropsType } from 'next'
import { ResultsScreen } from '@/components/screens/ResultsScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { getExperimentReport } from '@/lib/measuring/experiment-results/get-report.server'
import { readResultsQuestion } from '@/lib/measuring/experiment-results/results-question'
import { requireMarketing } from '@/lib/people/users/user'

export const getServerSideProps = pageProps(async ({ db, context, requireUser }) => {
  requireMarketing(await requireUser())
  const question = readResultsQuestion(new URL(context.resolvedUrl, 'http://localhost').searchParams)
  const { period, range } = question
  return { asked: { period, range }, report: await getExperimentReport(db, String(context.params?.['key']), question) }
})

export default function ExperimentPage({ asked, report }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ResultsScreen asked={asked} report={report} />
}
