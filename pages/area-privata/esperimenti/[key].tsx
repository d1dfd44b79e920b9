import type { InferGetServerSidePropsType } from 'next'
import { ResultsScreen } from '@/components/screens/staff/ResultsScreen'
import { requireMarketing } from '@/lib/accounts/users/user'
import { readSegment } from '@/lib/experimentation/experiment-results/breakdown'
import { findBreakdown } from '@/lib/experimentation/experiment-results/queries/find-breakdown.server'
import { getExperimentReport } from '@/lib/experimentation/experiment-results/queries/get-report.server'
import { readResultsQuestion } from '@/lib/experimentation/experiment-results/results-question'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db, context, requireUser }) => {
  requireMarketing(await requireUser())
  const { searchParams } = new URL(context.resolvedUrl, 'http://localhost')
  const question = readResultsQuestion(searchParams)
  const { period, range } = question
  const report = await getExperimentReport(db, String(context.params?.['key']), question)
  const { experiment, goal, days } = report
  const breakdown = await findBreakdown(db, { experimentId: experiment.id, goal: goal ?? '', segment: readSegment(searchParams), days })
  return { asked: { period, range }, report, breakdown }
})

export default function ExperimentPage({ asked, report, breakdown }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ResultsScreen asked={asked} report={report} breakdown={breakdown} />
}
