import type { InferGetServerSidePropsType } from 'next'
import { AccountDeletionScreen } from '@/components/screens/accounts/AccountDeletionScreen'
import { belongingsText } from '@/lib/accounts/own-data/belongings'
import { countBelongings } from '@/lib/accounts/own-data/count-belongings.server'
import { findDeletionByCode } from '@/lib/accounts/users/account-deletion.server'
import { dateText } from '@/lib/kernel/italian/date-text'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { loginPath, routes } from '@/lib/kernel/routes/routes'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context, session, redirect }) => {
    const { query } = context
    const code = mailCodeIn(query)
    if (code !== '') {
      const found = await findDeletionByCode(db, code)
      return { code, state: found ? { name: 'waits' as const, until: dateText(found.endsAt), goes: '' } : { name: 'over' as const } }
    }
    if (session?.leavesAt) {
      const goes = belongingsText(await countBelongings(db, session.user))
      return { code, state: { name: 'waits' as const, until: dateText(session.leavesAt), goes } }
    }
    if (query['richiesta'] !== undefined) return { code, state: { name: 'asked' as const } }
    if (query['annullata'] !== undefined) return { code, state: { name: 'cancelled' as const } }
    return redirect(session ? `${routes.profile}#elimina` : loginPath(routes.accountDeletion), 'temporary')
  },
  { form: true },
)

export default function AccountDeletionPage({ csrf, outcome, code, state }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <AccountDeletionScreen csrf={csrf} outcome={outcome} code={code} state={state} />
}
