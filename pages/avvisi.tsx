import type { InferGetServerSidePropsType } from 'next'
import { AlertsScreen } from '@/components/screens/AlertsScreen'
import { EditSearchScreen } from '@/components/screens/EditSearchScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { ownAlertsPath, savedSearchApi } from '@/lib/kernel/routes/routes'
import { findAlerts } from '@/lib/people/saved-searches/change-alerts.server'
import { findSubscriber, listOwnAlerts } from '@/lib/people/saved-searches/own-alerts.server'
import { findSearchToEdit } from '@/lib/people/saved-searches/saved-search-queries.server'
import { searchIdSchema } from '@/lib/people/saved-searches/saved-search-schemas'

export const getServerSideProps = pageProps(
  async ({ db, context: { query } }) => {
    const code = mailCodeIn(query)
    const { ricerca, indirizzo } = query
    if (ricerca === undefined) return { code, edited: null, alerts: await findAlerts(db, code), own: await listOwnAlerts(db, code) }
    const owner = await findSubscriber(db, code)
    const isAsked = owner && searchIdSchema.isValidSync({ id: ricerca }) && !Array.isArray(indirizzo)
    const edited = isAsked ? await findSearchToEdit(db, owner, Number(ricerca), indirizzo) : undefined
    if (!edited) throw new AppError('notFound', 'no such alert')
    return { code, edited, alerts: null, own: null }
  },
  { form: true },
)

export default function AlertsPage({ code, edited, alerts, own, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  if (edited === null) return <AlertsScreen code={code} alerts={alerts} own={own} csrf={csrf} outcome={outcome} />
  return (
    <EditSearchScreen
      search={edited}
      target={{ action: savedSearchApi.subscriber, csrf, outcome, hidden: { codice: code, change: 'edit', ricerca: String(edited.id) } }}
      back={ownAlertsPath(code)}
      hrefWith={(address) => ownAlertsPath(code, edited.id, address)}
    >
      , poi tocca «Avvisami»
    </EditSearchScreen>
  )
}
