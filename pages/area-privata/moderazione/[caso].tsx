import type { InferGetServerSidePropsType } from 'next'
import { ModerationCaseScreen } from '@/components/screens/staff/ModerationCaseScreen'
import { moderationFigures, openModerationQueue } from '@/lib/accounts/moderation/moderation-queue.server'
import { readQueueFilter } from '@/lib/accounts/moderation/queue-filter'
import { findStaffDrop } from '@/lib/accounts/selling/planned-drops/staff-drops.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adIdFrom } from '@/lib/kernel/routes/routes'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const id = adIdFrom(query['caso'])
    if (id === undefined) throw new AppError('notFound', 'not a case')
    const moderationQueue = await openModerationQueue(db, user, readQueueFilter(query), id)
    const { current } = moderationQueue
    return { id, moderationQueue, drop: current && (await findStaffDrop(db, user, current.ad.id)), figures: await moderationFigures(db) }
  },
  { form: true },
)

export default function ModerationCasePage({
  id,
  moderationQueue,
  drop,
  figures,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ModerationCaseScreen id={id} moderationQueue={moderationQueue} drop={drop} figures={figures} csrf={csrf} outcome={outcome} />
}
