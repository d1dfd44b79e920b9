import type { InferGetServerSidePropsType } from 'next'
import { NewPasswordPanel } from '@/components/account/NewPasswordPanel'
import { FormPage } from '@/components/form/FormPage'
import { PageLayout } from '@/components/shell/PageLayout'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { posts } from '@/lib/kernel/routes/routes'

export const getServerSideProps = pageProps(async ({ context }) => ({ code: mailCodeIn(context.query) }), { form: true })
type Props = InferGetServerSidePropsType<typeof getServerSideProps>

export default function NewPasswordPage({ csrf, outcome, code }: Props) {
  return (
    <PageLayout title="Imposta una nuova password" description="Scegli la nuova password del tuo account Ingrana." noindex>
      <FormPage
        title="Imposta una nuova password"
        intro="Vale da subito. Gli accessi aperti sugli altri dispositivi vengono chiusi."
        outcome={outcome}
        forms={[posts.reset]}
      >
        <NewPasswordPanel csrf={csrf} outcome={outcome} code={code} />
      </FormPage>
    </PageLayout>
  )
}
