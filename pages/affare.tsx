import type { InferGetServerSidePropsType } from 'next'
import { SaleViewScreen } from '@/components/screens/accounts/SaleViewScreen'
import { findConversation } from '@/lib/accounts/contact/reply-queries.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { dealApi, salePathByLink } from '@/lib/kernel/routes/deals'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { routes } from '@/lib/kernel/routes/routes'
import { pageProps } from '@/lib/server/page/page-props.server'
import { readSalePage } from '@/lib/server/page/sale-page.server'

export const getServerSideProps = pageProps(
  async ({ db, context }) => {
    const code = mailCodeIn(context.query)
    const conversation = await findConversation(db, code)
    if (!conversation) throw new AppError('notFound', 'no such link')
    const door = {
      action: dealApi.byLink,
      hidden: { codice: code },
      page: salePathByLink(code),
      conversation: `${routes.conversation}?codice=${code}`,
      pdf: `${dealApi.contractByLink}?codice=${code}`,
    }
    return { ...(await readSalePage(db, { replyId: conversation.id, side: conversation.holder }, context)), door }
  },
  { form: true },
)

export default function LinkedSalePage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <SaleViewScreen {...props} />
}
