import type { InferGetServerSidePropsType } from 'next'
import { ModelScreen } from '@/components/screens/ModelScreen'
import { env } from '@/lib/kernel/config/env.server'
import { readModelPage } from '@/lib/market/model-pages/read-model-page.server'
import { requireModel } from '@/lib/market/observatory/read-report.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db, context: { params } }) => ({
  page: await readModelPage(db, requireModel(params?.['make'], params?.['model'])),
  siteUrl: env().siteUrl,
}))

export default function ModelPage({ page, siteUrl }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ModelScreen page={page} siteUrl={siteUrl} />
}
