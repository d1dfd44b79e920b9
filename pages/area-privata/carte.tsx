import type { InferGetServerSidePropsType } from 'next'
import { VehicleRecordsScreen } from '@/components/screens/selling/VehicleRecordsScreen'
import { findRecordsPage } from '@/lib/accounts/dossier/own-records.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adIdFrom } from '@/lib/kernel/routes/routes'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const id = adIdFrom(query['annuncio'])
    if (id === undefined) throw new AppError('notFound', 'not an ad')
    return { page: await findRecordsPage(db, user, id) }
  },
  { form: true },
)

export default function VehicleRecordsPage({ page, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <VehicleRecordsScreen page={page} csrf={csrf} outcome={outcome} />
}
