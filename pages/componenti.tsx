import type { InferGetServerSidePropsType } from 'next'
import { PageLayout } from '@/components/shell/PageLayout'
import { Showcase } from '@/components/showcase/Showcase'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { sampleMails } from '@/lib/edge/showcase/sample-mails.server'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'

export const getServerSideProps = pageProps(async () => {
  if (env().deployStage === 'pro') throw new AppError('notFound')
  return { mails: sampleMails().map(({ state, mail: { html, text } }) => ({ state, html, text })) }
})

type Props = InferGetServerSidePropsType<typeof getServerSideProps>

export default function ShowcasePage({ mails }: Props) {
  return (
    <PageLayout title="Componenti" description="Ogni controllo, scheda, riquadro ed e-mail di Ingrana nei suoi stati." noindex>
      <Showcase mails={mails} />
    </PageLayout>
  )
}
