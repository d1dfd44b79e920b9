import type { InferGetServerSidePropsType } from 'next'
import { NewAlertScreen } from '@/components/screens/accounts/NewAlertScreen'
import { findSearchToSave } from '@/lib/accounts/saved-searches/saved-search-queries.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { saveSearchPath } from '@/lib/kernel/routes/routes'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, user, redirect }) => {
    const { dopo } = query
    const search = typeof dopo === 'string' ? await findSearchToSave(db, dopo) : undefined
    if (!search) throw new AppError('notFound', 'no search')
    if (user) redirect(saveSearchPath(search.address), 'temporary')
    return { search }
  },
  { form: true },
)

export default function NewAlertPage({ search, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <NewAlertScreen search={search} csrf={csrf} outcome={outcome} />
}
