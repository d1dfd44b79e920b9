import type { InferGetServerSidePropsType } from 'next'
import { FormPage } from '@/components/form/FormPage'
import { LoginPanel } from '@/components/login/LoginPanel'
import { PageLayout } from '@/components/shell/PageLayout'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { afterLoginPath } from '@/lib/kernel/routes/after-login'
import { posts } from '@/lib/kernel/routes/routes'

export const getServerSideProps = pageProps(
  async ({ context, user, redirect }) => {
    const after = afterLoginPath(context.query)
    if (user) redirect(after, 'temporary')
    return { after }
  },
  { form: true },
)
type Props = InferGetServerSidePropsType<typeof getServerSideProps>

export default function LoginPage({ csrf, outcome, after }: Props) {
  return (
    <PageLayout title="Accedi" description="Accedi al tuo account Ingrana con e-mail e password o con Facebook." noindex>
      <FormPage title="Accedi" outcome={outcome} forms={[posts.login]}>
        <div>
          <LoginPanel name="accesso" csrf={csrf} outcome={outcome} after={after} />
        </div>
      </FormPage>
    </PageLayout>
  )
}
