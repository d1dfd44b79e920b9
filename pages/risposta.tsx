import type { InferGetServerSidePropsType } from 'next'
import { ConversationScreen } from '@/components/screens/ConversationScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { findConversation } from '@/lib/people/contact/reply-queries.server'

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
