import type { InferGetServerSidePropsType } from 'next'
import { ConversationScreen } from '@/components/screens/accounts/ConversationScreen'
import { findConversation } from '@/lib/accounts/contact/reply-queries.server'
import { findDeal } from '@/lib/accounts/deals/find-deal.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context }) => {
    const code = mailCodeIn(context.query)
    const conversation = await findConversation(db, code)
    const deal = conversation && (await findDeal(db, { replyId: conversation.id, side: conversation.holder }))
    return { code, conversation: conversation ?? null, deal: deal ?? null }
  },
  { form: true },
)

export default function ConversationPage({
  csrf,
  outcome,
  code,
  conversation,
  deal,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ConversationScreen csrf={csrf} outcome={outcome} code={code} conversation={conversation} deal={deal} />
}
