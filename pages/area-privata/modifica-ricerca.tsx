import type { InferGetServerSidePropsType } from 'next'
import { EditSearchScreen } from '@/components/screens/accounts/EditSearchScreen'
import { requireSubscriber } from '@/lib/accounts/saved-searches/own-alerts.server'
import { findSearchToEdit } from '@/lib/accounts/saved-searches/saved-search-queries.server'
import { searchIdSchema } from '@/lib/accounts/saved-searches/saved-search-schemas'
import { AppError } from '@/lib/kernel/errors/app-error'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { editOwnAlertPath, editSearchPath, ownAlertsPath, routes, savedSearchApi } from '@/lib/kernel/routes/routes'
import { pageProps } from '@/lib/server/page/page-props.server'

/** Serves the logged-in account, or a subscriber by the code of a mail. */
export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const code = mailCodeIn(query)
    const owner = code === '' ? { userId: (await requireUser()).id } : await requireSubscriber(db, code)
    const { ricerca, indirizzo } = query
    const isAsked = searchIdSchema.isValidSync({ id: ricerca }) && !Array.isArray(indirizzo)
    const search = isAsked ? await findSearchToEdit(db, owner, Number(ricerca), indirizzo) : undefined
    if (!search) throw new AppError('notFound', 'no such saved search')
    return { search, code }
  },
  { form: true },
)

export default function EditSearchPage({ search, code, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { id } = search
  const form = { csrf, outcome, hidden: { change: 'edit', ricerca: String(id) } }
  if (code === '')
    return (
      <EditSearchScreen
        search={search}
        target={{ ...form, action: savedSearchApi.one(id) }}
        back={routes.savedSearches}
        hrefWith={(address) => editSearchPath(id, address)}
      >
        , poi tocca «Salva la ricerca» e «Aggiorna invece una ricerca salvata»
      </EditSearchScreen>
    )
  return (
    <EditSearchScreen
      search={search}
      target={{ ...form, action: savedSearchApi.subscriber, hidden: { ...form.hidden, codice: code } }}
      back={ownAlertsPath(code)}
      hrefWith={(address) => editOwnAlertPath(code, id, address)}
    >
      , poi tocca «Avvisami»
    </EditSearchScreen>
  )
}
