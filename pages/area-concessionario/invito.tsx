import type { InferGetServerSidePropsType } from 'next'
import { DealerInvitationScreen } from '@/components/screens/dealers/DealerInvitationScreen'
import { findInvitation } from '@/lib/accounts/dealerships/staff.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context, requireUser }) => {
    const { email } = await requireUser()
    const code = mailCodeIn(context.query)
    const invitation = await findInvitation(db, code)
    return { code, email, invitation: invitation ? { name: invitation.name, role: invitation.role } : null }
  },
  { form: true },
)

export default function DealerInvitationPage({
  code,
  email,
  invitation,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <DealerInvitationScreen code={code} email={email} invitation={invitation} csrf={csrf} outcome={outcome} />
}
