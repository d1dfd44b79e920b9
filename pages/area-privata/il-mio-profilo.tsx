import type { InferGetServerSidePropsType } from 'next'
import { ProfileScreen } from '@/components/account/ProfileScreen'
import { PageLayout } from '@/components/shell/PageLayout'
import { PrivateArea } from '@/components/shell/PrivateArea'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { getMarketingChoice } from '@/lib/people/consent/marketing-consent-queries.server'
import { listSessions } from '@/lib/people/sessions/find-session.server'
import { sessionLine } from '@/lib/people/sessions/session-line'
import { getProfileVersion } from '@/lib/people/users/user-queries.server'

export const getServerSideProps = pageProps(
  async ({ db, requireSession }) => {
    const session = await requireSession()
    const { id, displayName, phone, email, hasPassword } = session.user
    const version = String(await getProfileVersion(db, id))
    return {
      profile: { displayName, phone, email, hasPassword, version },
      consents: await getMarketingChoice(db, id),
      sessions: (await listSessions(db, session)).map(sessionLine),
    }
  },
  { form: true },
)
type Props = InferGetServerSidePropsType<typeof getServerSideProps>

export default function ProfilePage({ csrf, outcome, profile, consents, sessions, watchlist }: Props) {
  return (
    <PageLayout title="Il mio profilo" description="I tuoi dati, la tua password, i tuoi consensi e i tuoi accessi." noindex>
      <PrivateArea current="profile" savedCount={watchlist?.ads.length ?? 0}>
        <ProfileScreen csrf={csrf} outcome={outcome} profile={profile} consents={consents} sessions={sessions} />
      </PrivateArea>
    </PageLayout>
  )
}
