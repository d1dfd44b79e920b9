import type { InferGetServerSidePropsType } from 'next'
import { TermsScreen } from '@/components/screens/TermsScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { currentTerms, isTermsVersion } from '@/lib/people/consent/terms-version'

export const getServerSideProps = pageProps(async ({ context }) => {
  const { versione = currentTerms } = context.query
  if (!isTermsVersion(versione)) throw new AppError('notFound')
  return { version: versione }
})

export default function TermsPolicyPage({ version }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <TermsScreen version={version} />
}
