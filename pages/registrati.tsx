import type { InferGetServerSidePropsType } from 'next'
import Link from 'next/link'
import { AccountAside } from '@/components/account/AccountAside'
import { RegistrationPanel } from '@/components/account/RegistrationPanel'
import { FormPage } from '@/components/form/FormPage'
import { PageLayout } from '@/components/shell/PageLayout'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { posts, routes } from '@/lib/kernel/routes/routes'

export const getServerSideProps = pageProps(
  async ({ user, redirect }) => {
    if (user) redirect(routes.profile, 'temporary')
    return {}
  },
  { form: true },
)
type Props = InferGetServerSidePropsType<typeof getServerSideProps>

export default function RegistrationPage({ csrf, outcome }: Props) {
  return (
    <PageLayout
      title="Crea il tuo account"
      description="Registrati su Ingrana con nome, e-mail e password. È gratuito."
      canonicalPath={routes.registration}
    >
      <FormPage
        title="Crea il tuo account"
        intro={
          <>
            Hai già un account? <Link href={routes.login}>Accedi</Link>
          </>
        }
        outcome={outcome}
        forms={[posts.registration]}
        aside={<AccountAside />}
      >
        {outcome?.isDone !== true && <RegistrationPanel csrf={csrf} outcome={outcome} />}
      </FormPage>
    </PageLayout>
  )
}
