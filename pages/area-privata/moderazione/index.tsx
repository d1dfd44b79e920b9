import type { InferGetServerSidePropsType } from 'next'
import { ModerationScreen } from '@/components/screens/staff/ModerationScreen'
import { listSignalledConversations } from '@/lib/accounts/contact/conversation-signals.server'
import { listConversationReports } from '@/lib/accounts/contact/decide-conversation-report.server'
import { moderationFigures, openModerationQueue } from '@/lib/accounts/moderation/moderation-queue.server'
import { readQueueFilter } from '@/lib/accounts/moderation/queue-filter'
import { queueReportedAds } from '@/lib/accounts/moderation/report-cases.server'
import { findStaffDrop } from '@/lib/accounts/selling/planned-drops/staff-drops.server'
import { requireModerator } from '@/lib/accounts/users/user'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    requireModerator(user)
    await queueReportedAds(db)
    const moderationQueue = await openModerationQueue(db, user, readQueueFilter(query))
    const { current } = moderationQueue
    const drop = current && (await findStaffDrop(db, user, current.ad.id))
    return {
      moderationQueue,
      drop,
      figures: await moderationFigures(db),
      reports: await listConversationReports(db, user),
      signalled: await listSignalledConversations(db, user),
    }
  },
  { form: true },
)

export default function ModerationPage({
  moderationQueue,
  drop,
  figures,
  reports,
  signalled,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <ModerationScreen
      moderationQueue={moderationQueue}
      drop={drop}
      figures={figures}
      reports={reports}
      signalled={signalled}
      csrf={csrf}
      outcome={outcome}
    />
  )
}
