import type { InferGetServerSidePropsType } from 'next'
import { CompanyScreen } from '@/components/screens/content/CompanyScreen'
import { env } from '@/lib/kernel/config/env.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async () => ({ company: env().company }))

export default function CompanyPolicyPage({ company }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <CompanyScreen company={company} />
}
