import type { InferGetServerSidePropsType } from 'next'
import { ConversationScreen } from '@/components/screens/accounts/ConversationScreen'
import { findConversation } from '@/lib/accounts/contact/reply-queries.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context }) => {
    const code = mailCodeIn(context.query)
    return { code, conversation: (await findConversation(db, code)) ?? null }
  },
  { form: true },
)

export default function ConversationPage({ csrf, outcome, code, conversation }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ConversationScreen csrf={csrf} outcome={outcome} code={code} conversation={conversation} />
}
