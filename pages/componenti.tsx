import type { InferGetServerSidePropsType } from 'next'
import { ShowcaseScreen } from '@/components/screens/staff/ShowcaseScreen'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { pageProps } from '@/lib/server/page/page-props.server'
import { sampleMails } from '@/lib/server/showcase/sample-mails.server'

export const getServerSideProps = pageProps(async () => {
  if (env().deployStage === 'pro') throw new AppError('notFound')
  return { mails: sampleMails().map(({ state, mail: { html, text } }) => ({ state, html, text })) }
})

export default function ShowcasePage({ mails }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ShowcaseScreen mails={mails} />
}
