import type { InferGetServerSidePropsType } from 'next'
import { RecoveryPanel } from '@/components/account/RecoveryPanel'
import { FormPage } from '@/components/form/FormPage'
import { PageLayout } from '@/components/shell/PageLayout'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { posts } from '@/lib/kernel/routes/routes'

export const getServerSideProps = pageProps(async () => ({}), { form: true })
type Props = InferGetServerSidePropsType<typeof getServerSideProps>

export default function ForgottenPasswordPage({ csrf, outcome }: Props) {
  return (
    <PageLayout title="Password dimenticata" description="Imposta una nuova password per il tuo account Ingrana." noindex>
      <FormPage
        title="Password dimenticata"
        intro="Scrivi l’e-mail del tuo account: ti mandiamo un link per impostare una nuova password."
        outcome={outcome}
        forms={[posts.recovery]}
      >
        {outcome?.isDone !== true && <RecoveryPanel csrf={csrf} outcome={outcome} />}
      </FormPage>
    </PageLayout>
  )
}
