import type { InferGetServerSidePropsType } from 'next'
import { ModerationLogScreen } from '@/components/screens/ModerationLogScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { listLog } from '@/lib/people/moderation/case-queries.server'
import { requireModerator } from '@/lib/people/users/user'

export const getServerSideProps = pageProps(async ({ db, requireUser }) => {
  requireModerator(await requireUser())
  return { log: await listLog(db) }
})

export default function ModerationLogPage({ log }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ModerationLogScreen log={log} />
}
