import type { InferGetServerSidePropsType } from 'next'
import { OwnConversationScreen } from '@/components/screens/accounts/OwnConversationScreen'
import { openConversation } from '@/lib/accounts/contact/own-conversations.server'
import { findDeal } from '@/lib/accounts/deals/find-deal.server'
import { findDealerOfConversation } from '@/lib/accounts/reviews/review-queries.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adIdFrom } from '@/lib/kernel/routes/routes'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context, requireUser }) => {
    const user = await requireUser()
    const id = adIdFrom(context.query['conversazione'])
    if (id === undefined) throw new AppError('notFound', 'not a conversation')
    const conversation = await openConversation(db, user, id)
    const dealer = conversation.holder === 'buyer' ? await findDealerOfConversation(db, id) : undefined
    const deal = await findDeal(db, { replyId: id, side: conversation.holder })
    return { conversation, deal: deal ?? null, dealer: dealer ?? null }
  },
  { form: true },
)

export default function OwnConversationPage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { conversation, deal, dealer, csrf, outcome } = props
  return (
    <OwnConversationScreen key={conversation.id} conversation={conversation} deal={deal} dealer={dealer} csrf={csrf} outcome={outcome} />
  )
}
