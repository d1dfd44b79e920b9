import type { InferGetServerSidePropsType } from 'next'
import { LoginCodeScreen } from '@/components/screens/accounts/LoginCodeScreen'
import { findChallenge } from '@/lib/accounts/second-factor/login-challenge.server'
import { hasPasskeys } from '@/lib/accounts/second-factor/passkeys.server'
import { isProvider } from '@/lib/accounts/social-login/provider'
import { maskEmail } from '@/lib/kernel/mail/mask-email'
import { afterLoginPath } from '@/lib/kernel/routes/after-login'
import { loginPath } from '@/lib/kernel/routes/routes'
import { challengeOf } from '@/lib/server/http/request-context.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context, user, redirect }) => {
    const after = afterLoginPath(context.query)
    if (user) redirect(after, 'temporary')
    const waiting = await findChallenge(db, challengeOf(context.req.cookies))
    if (!waiting) return redirect(loginPath(after), 'temporary')
    const way = String(context.query['con'])
    return {
      after,
      email: maskEmail(waiting.email),
      way: isProvider(way) ? way : ('password' as const),
      hasPasskeys: await hasPasskeys(db, waiting.id),
    }
  },
  { form: true },
)

export default function LoginCodePage({
  csrf,
  outcome,
  after,
  email,
  way,
  hasPasskeys: isPasskeyUser,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <LoginCodeScreen csrf={csrf} outcome={outcome} after={after} email={email} way={way} hasPasskeys={isPasskeyUser} />
}
