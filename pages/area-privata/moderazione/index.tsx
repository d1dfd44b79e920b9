import type { InferGetServerSidePropsType } from 'next'
import { ModerationScreen } from '@/components/screens/ModerationScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { listConversationReports } from '@/lib/people/contact/decide-conversation-report.server'
import { deskFigures, openDesk } from '@/lib/people/moderation/desk-queue.server'
import { readQueueFilter } from '@/lib/people/moderation/queue-filter'
import { queueReportedAds } from '@/lib/people/moderation/report-cases.server'
import { requireModerator } from '@/lib/people/users/user'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    requireModerator(user)
    await queueReportedAds(db)
    const desk = await openDesk(db, user, readQueueFilter(query))
    return { desk, figures: await deskFigures(db), reports: await listConversationReports(db, user) }
  },
  { form: true },
)

export default function ModerationPage({ desk, figures, reports, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ModerationScreen desk={desk} figures={figures} reports={reports} csrf={csrf} outcome={outcome} />
}
