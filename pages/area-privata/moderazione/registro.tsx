import type { InferGetServerSidePropsType } from 'next'
import { ModerationLogScreen } from '@/components/screens/staff/ModerationLogScreen'
import { listLog } from '@/lib/accounts/moderation/case-queries.server'
import { requireModerator } from '@/lib/accounts/users/user'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db, requireUser }) => {
  requireModerator(await requireUser())
  return { log: await listLog(db) }
})

export default function ModerationLogPage({ log }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ModerationLogScreen log={log} />
}
