import type { InferGetServerSidePropsType } from 'next'
import { ConversationScreen } from '@/components/contact/ConversationScreen'
import { PageLayout } from '@/components/shell/PageLayout'
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
type Props = InferGetServerSidePropsType<typeof getServerSideProps>

export default function ConversationPage({ csrf, outcome, code, conversation }: Props) {
  return (
    <PageLayout title="Messaggi" description="I messaggi tra chi compra e chi vende, e il modulo per rispondere." noindex>
      <ConversationScreen csrf={csrf} outcome={outcome} code={code} conversation={conversation} />
    </PageLayout>
  )
}
