import type { InferGetServerSidePropsType } from 'next'
import { SaleViewScreen } from '@/components/screens/accounts/SaleViewScreen'
import { partyOfAccount } from '@/lib/accounts/deals/deal-party.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { dealApi, salePath } from '@/lib/kernel/routes/deals'
import { adIdFrom, conversationPath } from '@/lib/kernel/routes/routes'
import { pageProps } from '@/lib/server/page/page-props.server'
import { readSalePage } from '@/lib/server/page/sale-page.server'

export const getServerSideProps = pageProps(
  async ({ db, context, requireUser }) => {
    const user = await requireUser()
    const id = adIdFrom(context.query['conversazione'])
    if (id === undefined) throw new AppError('notFound', 'not a conversation')
    const party = await partyOfAccount(db, user, id)
    const door = { action: dealApi.one(id), hidden: {}, page: salePath(id), conversation: conversationPath(id), pdf: dealApi.contract(id) }
    return { ...(await readSalePage(db, party, context)), door }
  },
  { form: true },
)

export default function OwnSalePage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <SaleViewScreen {...props} />
}
