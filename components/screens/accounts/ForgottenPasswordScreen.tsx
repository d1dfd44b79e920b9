import { RecoveryPanel } from '@/components/account/RecoveryPanel'
import { FormPage } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { PageLayout } from '@/components/shell/PageLayout'
import { posts } from '@/lib/kernel/routes/routes'

type Props = Pick<PostTarget, 'csrf' | 'outcome'>

export function ForgottenPasswordScreen({ csrf, outcome }: Props) {
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
