import type { InferGetServerSidePropsType } from 'next'
import { ModerationScreen } from '@/components/screens/ModerationScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { listConversationReports } from '@/lib/people/contact/decide-conversation-report.server'
import { deskFigures, listCases } from '@/lib/people/moderation/case-queries.server'
import { queueReportedAds } from '@/lib/people/moderation/report-cases.server'
import { requireModerator } from '@/lib/people/users/user'

export const getServerSideProps = pageProps(
  async ({ db, requireUser }) => {
    const user = await requireUser()
    requireModerator(user)
    await queueReportedAds(db)
    return { cases: await listCases(db, user), figures: await deskFigures(db), reports: await listConversationReports(db, user) }
  },
  { form: true },
)

export default function ModerationPage({ cases, figures, reports, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ModerationScreen cases={cases} figures={figures} reports={reports} csrf={csrf} outcome={outcome} />
}
