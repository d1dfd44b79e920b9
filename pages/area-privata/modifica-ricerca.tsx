import type { InferGetServerSidePropsType } from 'next'
import { EditSearchScreen } from '@/components/screens/EditSearchScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { editSearchPath, routes, savedSearchApi } from '@/lib/kernel/routes/routes'
import { findSearchToEdit } from '@/lib/people/saved-searches/saved-search-queries.server'
import { searchIdSchema } from '@/lib/people/saved-searches/saved-search-schemas'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const { ricerca, indirizzo } = query
    const isAsked = searchIdSchema.isValidSync({ id: ricerca }) && !Array.isArray(indirizzo)
    const search = isAsked ? await findSearchToEdit(db, { userId: user.id }, Number(ricerca), indirizzo) : undefined
    if (!search) throw new AppError('notFound', 'no such saved search')
    return { search }
  },
  { form: true },
)

export default function EditSearchPage({ search, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <EditSearchScreen
      search={search}
      target={{ action: savedSearchApi.one(search.id), csrf, outcome, hidden: { change: 'edit', ricerca: String(search.id) } }}
      back={routes.savedSearches}
      hrefWith={(address) => editSearchPath(search.id, address)}
    >
      , poi tocca «Salva la ricerca» e «Aggiorna invece una ricerca salvata»
    </EditSearchScreen>
  )
}
