import { AccessibilityStatement } from '@/components/screens/AccessibilityStatement'
import { PageLayout } from '@/components/shell/PageLayout'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { routes } from '@/lib/kernel/routes/routes'

export const getServerSideProps = pageProps(async () => ({}))

export default function AccessibilityPage() {
  return (
    <PageLayout
      title="Dichiarazione di accessibilità"
      description="Come rendiamo Ingrana accessibile, che cosa verifichiamo e a chi segnalare un problema."
      canonicalPath={routes.accessibility}
    >
      <AccessibilityStatement />
    </PageLayout>
  )
}
