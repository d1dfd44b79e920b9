import type { InferGetServerSidePropsType } from 'next'
import { OfferScreen } from '@/components/screens/accounts/OfferScreen'
import { findOfferPage } from '@/lib/accounts/deals/find-offer-page.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adIdFrom } from '@/lib/kernel/routes/routes'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const id = adIdFrom(query['annuncio'])
    if (id === undefined) throw new AppError('notFound', 'not an ad')
    const { importo } = query
    return { page: await findOfferPage(db, user, id, typeof importo === 'string' ? importo.slice(0, 12) : '') }
  },
  { form: true },
)

export default function NewOfferPage({ page, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <OfferScreen page={page} csrf={csrf} outcome={outcome} />
}
