import type { InferGetServerSidePropsType } from 'next'
import { RegistrationConfirmationScreen } from '@/components/screens/accounts/RegistrationConfirmationScreen'
import { readCookie } from '@/lib/accounts/sessions/session-cookie.server'
import { findRegistrationLink } from '@/lib/accounts/users/registration-link.server'
import { env } from '@/lib/kernel/config/env.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context }) => {
    const code = mailCodeIn(context.query)
    const browser = readCookie(context.req.cookies, 'preSession', env().siteUrl)
    return { code, link: (await findRegistrationLink(db, code, browser)) ?? null }
  },
  { form: true },
)

export default function ConfirmRegistrationPage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { csrf, outcome, code, link } = props
  return <RegistrationConfirmationScreen csrf={csrf} outcome={outcome} code={code} link={link} />
}
