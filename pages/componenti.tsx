import { PageLayout } from '@/components/shell/PageLayout'
import { Showcase } from '@/components/showcase/Showcase'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'

export const getServerSideProps = pageProps(async () => {
  if (env().deployStage === 'pro') throw new AppError('notFound')
  return {}
})

export default function ShowcasePage() {
  return (
    <PageLayout title="Componenti" description="Ogni controllo di Ingrana in ogni suo stato." noindex>
      <Showcase />
    </PageLayout>
  )
}
