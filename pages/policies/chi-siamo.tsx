import type { InferGetServerSidePropsType } from 'next'
import { CompanyScreen } from '@/components/screens/CompanyScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { env } from '@/lib/kernel/config/env.server'

export const getServerSideProps = pageProps(async () => ({ company: env().company }))

export default function CompanyPolicyPage({ company }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <CompanyScreen company={company} />
}
