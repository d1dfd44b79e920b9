import type { InferGetServerSidePropsType } from 'next'
import { TermsScreen } from '@/components/screens/content/TermsScreen'
import { currentTerms, isTermsVersion } from '@/lib/accounts/consent/terms-version'
import { AppError } from '@/lib/kernel/errors/app-error'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ context }) => {
  const { versione = currentTerms } = context.query
  if (!isTermsVersion(versione)) throw new AppError('notFound')
  return { version: versione }
})

export default function TermsPolicyPage({ version }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <TermsScreen version={version} />
}
