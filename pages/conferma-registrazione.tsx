import type { InferGetServerSidePropsType } from 'next'
import { ConfirmationForm } from '@/components/account/ConfirmationForm'
import { FormPage } from '@/components/form/FormPage'
import { PageLayout } from '@/components/shell/PageLayout'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { posts } from '@/lib/kernel/routes/routes'

export const getServerSideProps = pageProps(async ({ context }) => ({ code: mailCodeIn(context.query) }), { form: true })
type Props = InferGetServerSidePropsType<typeof getServerSideProps>

export default function ConfirmRegistrationPage({ csrf, outcome, code }: Props) {
  return (
    <PageLayout title="Conferma la registrazione" description="L’ultimo passo per aprire il tuo account Ingrana." noindex>
      <FormPage
        title="Conferma la registrazione"
        intro="L’ultimo passo: conferma che l’indirizzo e-mail è tuo."
        outcome={outcome}
        forms={[posts.confirmation]}
      >
        <ConfirmationForm action={posts.confirmation} csrf={csrf} code={code} label="Conferma la registrazione" outcome={outcome} />
      </FormPage>
    </PageLayout>
  )
}
