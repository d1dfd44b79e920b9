import type { InferGetServerSidePropsType } from 'next'
import { ShowcaseScreen } from '@/components/screens/ShowcaseScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { sampleMails } from '@/lib/edge/showcase/sample-mails.server'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'

export const getServerSideProps = pageProps(async () => {
  if (env().deployStage === 'pro') throw new AppError('notFound')
  return { mails: sampleMails().map(({ state, mail: { html, text } }) => ({ state, html, text })) }
})

export default function ShowcasePage({ mails }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ShowcaseScreen mails={mails} />
}
