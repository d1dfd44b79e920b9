import type { InferGetServerSidePropsType } from 'next'
import { PaperQueueScreen } from '@/components/screens/staff/PaperQueueScreen'
import { listWaitingPapers } from '@/lib/accounts/dossier/paper-queue.server'
import { requireModerator } from '@/lib/accounts/users/user'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, requireUser }) => {
    const moderator = await requireUser()
    requireModerator(moderator)
    return { waiting: await listWaitingPapers(db, moderator) }
  },
  { form: true },
)

export default function PaperQueuePage({ waiting, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <PaperQueueScreen waiting={waiting} csrf={csrf} outcome={outcome} />
}
