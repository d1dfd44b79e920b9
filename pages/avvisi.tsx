import type { InferGetServerSidePropsType } from 'next'
import { AlertsScreen } from '@/components/screens/accounts/AlertsScreen'
import { findAlerts } from '@/lib/accounts/saved-searches/change-alerts.server'
import { listOwnAlerts } from '@/lib/accounts/saved-searches/own-alerts.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context }) => {
    const code = mailCodeIn(context.query)
    return { code, alerts: await findAlerts(db, code), own: await listOwnAlerts(db, code) }
  },
  { form: true },
)

export default function AlertsPage({ code, alerts, own, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <AlertsScreen code={code} alerts={alerts} own={own} csrf={csrf} outcome={outcome} />
}
