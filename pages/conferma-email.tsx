import type { InferGetServerSidePropsType } from 'next'
import { ConfirmationForm } from '@/components/account/ConfirmationForm'
import { FormPage } from '@/components/form/FormPage'
import { PageLayout } from '@/components/shell/PageLayout'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { posts } from '@/lib/kernel/routes/routes'

export const getServerSideProps = pageProps(async ({ context }) => ({ code: mailCodeIn(context.query) }), { form: true })
type Props = InferGetServerSidePropsType<typeof getServerSideProps>

export default function ConfirmEmailPage({ csrf, outcome, code }: Props) {
  return (
    <PageLayout title="Conferma la nuova e-mail" description="Conferma il nuovo indirizzo e-mail del tuo account Ingrana." noindex>
      <FormPage
        title="Conferma la nuova e-mail"
        intro="Da quel momento accedi con questo indirizzo. Gli accessi aperti sugli altri dispositivi vengono chiusi."
        outcome={outcome}
        forms={[posts.emailConfirmation]}
      >
        <ConfirmationForm action={posts.emailConfirmation} csrf={csrf} code={code} label="Conferma la nuova e-mail" outcome={outcome} />
      </FormPage>
    </PageLayout>
  )
}
