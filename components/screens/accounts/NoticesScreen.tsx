import styled from '@emotion/styled'
import { PushButton } from '@/components/account/PushButton'
import { PushDevices } from '@/components/account/PushDevices'
import { FormColumn } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { PageLayout } from '@/components/shell/PageLayout'
import { PrivateArea } from '@/components/shell/PrivateArea'
import { Link } from '@/components/ui/Link'
import type { PushDevice, PushOffer } from '@/lib/accounts/push/push'
import { routes } from '@/lib/kernel/routes/routes'
import { color } from '@/styles/tokens'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & {
  offer: PushOffer
  devices: readonly PushDevice[]
  savedCount: number
  unread: number
}

/** How somebody hears of what happens: mails, and notices of their browsers. */
export function NoticesScreen({ offer, devices, csrf, outcome, savedCount, unread }: Props) {
  return (
    <PageLayout title="Notifiche" description="Dove e di che cosa ti avvisiamo." noindex>
      <PrivateArea current="news" savedCount={savedCount} unread={unread}>
        <FormColumn title="Notifiche" outcome={outcome}>
          <Section>
            <h2>Avvisi sul dispositivo</h2>
            <p>
              Compaiono anche a pagina chiusa e con lo schermo bloccato. Dicono solo che c’è una novità: mai nomi, cifre o parole di chi ti
              scrive.
            </p>
            {offer === null && <p>Su questo sito gli avvisi sul dispositivo non ci sono: ti scriviamo per e-mail.</p>}
            <PushButton offer={offer} csrf={csrf} />
            {offer && !offer.isOn && (
              <noscript>
                <p>Per attivarli serve JavaScript. Le e-mail arrivano comunque.</p>
              </noscript>
            )}
            {devices.length > 0 && <PushDevices csrf={csrf} devices={devices} />}
            {devices.length > 0 && <Small>Se esci dall’account, quel dispositivo smette di avvisarti.</Small>}
          </Section>
          <Section>
            <h2>E-mail</h2>
            <p>
              Messaggi, proposte e visite ti arrivano sempre anche per e-mail. Il resto lo scegli tu:{' '}
              <Link href={routes.savedSearches}>ricerche salvate</Link>, <Link href={routes.watchlist}>ribassi dei preferiti</Link>,{' '}
              <Link href={`${routes.profile}#consensi`}>consensi</Link>.
            </p>
          </Section>
        </FormColumn>
      </PrivateArea>
    </PageLayout>
  )
}

const Section = styled.section`
  display: grid;
  gap: 12px;
  justify-items: start;
  margin-bottom: 32px;
  > ul { width: 100%; }
`
const Small = styled.p`
  color: ${color.textMuted};
`
