import styled from '@emotion/styled'
import { PhoneForms } from '@/components/account/PhoneForms'
import { FormColumn } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { PageLayout } from '@/components/shell/PageLayout'
import { PrivateArea } from '@/components/shell/PrivateArea'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import type { PhoneView } from '@/lib/accounts/users/phone/phone'
import { phoneApi } from '@/lib/kernel/routes/account-paths'
import { routes } from '@/lib/kernel/routes/routes'
import { color } from '@/styles/tokens'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & { phone: PhoneView; savedCount: number; unread: number }

/** Where the owner of an account shows that a number is theirs. */
export function PhoneScreen({ phone, csrf, outcome, savedCount, unread }: Props) {
  return (
    <PageLayout title="Verifica il telefono" description="Un codice al cellulare mostra che il numero è tuo." noindex>
      <PrivateArea current="profile" savedCount={savedCount} unread={unread}>
        <FormColumn
          title="Verifica il telefono"
          intro={
            <>
              <Link href={routes.profile}>Il mio profilo</Link>. Un numero verificato si vede come «telefono verificato» sul tuo annuncio e
              nelle conversazioni: il numero no.
            </>
          }
          outcome={outcome}
          forms={[phoneApi]}
        >
          <Panel>
            <PhoneForms phone={phone} csrf={csrf} outcome={outcome} />
          </Panel>
          <Small>
            Vuol dire che hai risposto da quel numero, non chi sei. Lo usiamo per questo e per riconoscere chi apre tanti account: mai per
            pubblicità. Se cambi numero il segno sparisce.
          </Small>
        </FormColumn>
      </PrivateArea>
    </PageLayout>
  )
}

const Small = styled.p`
  color: ${color.textMuted};
`
