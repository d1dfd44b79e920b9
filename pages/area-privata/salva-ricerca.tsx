import type { InferGetServerSidePropsType } from 'next'
import { SaveSearchScreen } from '@/components/screens/accounts/SaveSearchScreen'
import { findSearchToSave, listSearchNames } from '@/lib/accounts/saved-searches/saved-search-queries.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const { id } = await requireUser()
    const { indirizzo } = query
    const search = typeof indirizzo === 'string' ? await findSearchToSave(db, indirizzo) : undefined
    if (!search) throw new AppError('notFound', 'no search')
    return { search, saved: await listSearchNames(db, id) }
  },
  { form: true },
)

export default function SaveSearchPage({ search, saved, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <SaveSearchScreen search={search} saved={saved} csrf={csrf} outcome={outcome} />
}
