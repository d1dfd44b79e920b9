import type { InferGetServerSidePropsType } from 'next'
import { ProfileScreen } from '@/components/screens/accounts/ProfileScreen'
import { findAcceptedTerms } from '@/lib/accounts/consent/accept-terms.server'
import { getMarketingChoice } from '@/lib/accounts/consent/marketing-consent-queries.server'
import { countUnread } from '@/lib/accounts/contact/own-conversations.server'
import { findBan } from '@/lib/accounts/moderation/account-ban.server'
import { countBelongings } from '@/lib/accounts/own-data/count-belongings.server'
import { listPasskeys } from '@/lib/accounts/second-factor/passkeys.server'
import { viewSecondFactor } from '@/lib/accounts/second-factor/second-factor.server'
import { listSessions } from '@/lib/accounts/sessions/find-session.server'
import { sessionLine } from '@/lib/accounts/sessions/session-line'
import { findVerifiedPhone } from '@/lib/accounts/users/phone/find-phone.server'
import { getProfileVersion } from '@/lib/accounts/users/user-queries.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, requireSession }) => {
    const session = await requireSession()
    const { id, displayName, phone, email, hasPassword, role } = session.user
    const acceptedTerms = await findAcceptedTerms(db, id)
    const version = String(await getProfileVersion(db, id))
    return {
      profile: { displayName, phone, isPhoneVerified: (await findVerifiedPhone(db, id)) !== null, email, hasPassword, version },
      secondFactor: await viewSecondFactor(db, session),
      passkeys: await listPasskeys(db, id),
      isStaff: role !== 'user',
      belongings: await countBelongings(db, session.user),
      consents: await getMarketingChoice(db, id),
      unread: await countUnread(db, session.user),
      acceptedTerms: acceptedTerms ? { version: acceptedTerms.version, at: acceptedTerms.acceptedAt.toISOString() } : null,
      ban: (await findBan(db, id)) ?? null,
      sessions: (await listSessions(db, session)).map(sessionLine),
    }
  },
  { form: true },
)

export default function ProfilePage({
  csrf,
  outcome,
  profile,
  secondFactor,
  passkeys,
  isStaff,
  belongings,
  consents,
  sessions,
  unread,
  ban,
  acceptedTerms,
  watchlist,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <ProfileScreen
      csrf={csrf}
      outcome={outcome}
      profile={profile}
      secondFactor={secondFactor}
      passkeys={passkeys}
      isStaff={isStaff}
      belongings={belongings}
      consents={consents}
      sessions={sessions}
      ban={ban}
      acceptedTerms={acceptedTerms}
      savedCount={watchlist?.ads.length ?? 0}
      unread={unread}
    />
  )
}
