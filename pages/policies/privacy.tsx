import { PrivacyPolicy } from '@/components/screens/PrivacyPolicy'
import { PageLayout } from '@/components/shell/PageLayout'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { routes } from '@/lib/kernel/routes/routes'

export const getServerSideProps = pageProps(async () => ({}))

export default function PrivacyPolicyPage() {
  return (
    <PageLayout
      title="Informativa privacy"
      description="Quali dati usa Ingrana, perché e per quanto tempo, che cosa resta nel tuo browser e come cambiare le tue scelte."
      canonicalPath={routes.privacyPolicy}
    >
      <PrivacyPolicy />
    </PageLayout>
  )
}
