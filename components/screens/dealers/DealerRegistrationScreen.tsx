import styled from '@emotion/styled'
import { DealerConfirmationForm } from '@/components/dealer-area/DealerConfirmationForm'
import { DealerRegistrationForm } from '@/components/dealer-area/DealerRegistrationForm'
import { FormColumn } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import type { UnconfirmedRegistration } from '@/lib/accounts/dealerships/dealer-registration'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & {
  /** The code in the link of a mail; empty without one. */
  code: string
  /** What that link would confirm; null for one that is over. */
  unconfirmed: UnconfirmedRegistration | null
}

/** The application of a dealer, and its confirmation from the link of the mail. */
export function DealerRegistrationScreen({ csrf, outcome, code, unconfirmed }: Props) {
  const isConfirmation = code !== ''
  return (
    <PageLayout
      title="Registra la tua concessionaria"
      description="Porta il tuo stock su Ingrana: pagina con orari e contatti, importazione da file, richieste in un posto solo."
      canonicalPath={routes.dealerRegistration}
      noindex={isConfirmation}
    >
      <Container>
        <Breadcrumbs trail={[{ label: 'Concessionari', href: routes.dealers }]} current="Registra la concessionaria" />
        <Columns>
          <FormColumn
            title="Registra la concessionaria"
            intro={isConfirmation ? undefined : 'Circa 6 minuti. Tieni a portata partita IVA, REA e orari.'}
            outcome={outcome}
            forms={[dealershipApi.registration, dealershipApi.confirmation]}
          >
            {isConfirmation && unconfirmed && (
              <>
                <p>
                  Confermi la richiesta per <strong>{unconfirmed.name}</strong> con l’indirizzo {unconfirmed.email}.
                </p>
                <DealerConfirmationForm csrf={csrf} outcome={outcome} code={code} hasAccount={unconfirmed.hasAccount} />
              </>
            )}
            {isConfirmation && !unconfirmed && (
              <>
                <Alert variant="error">Questo link non è più valido: è scaduto o è già stato usato.</Alert>
                <Link href={routes.dealerRegistration}>Manda un’altra richiesta</Link>
              </>
            )}
            {!isConfirmation && outcome?.isDone !== true && <DealerRegistrationForm csrf={csrf} outcome={outcome} />}
          </FormColumn>
          <Panel as="aside" aria-label="Che cosa succede dopo">
            <h2>Che cosa succede dopo</h2>
            <ol>
              <li>Confermi l’e-mail, subito, e carichi il logo.</li>
              <li>Una persona controlla l’azienda.</li>
              <li>Apri l’area e importi lo stock, con una prova prima di pubblicare.</li>
              <li>La tua pagina è online, con orari e contatti.</li>
            </ol>
            <p>
              Vuoi vedere prima che cosa leggiamo? <Link href={routes.fileTrial}>Prova il tuo file</Link>, senza account.
            </p>
            <p>I tuoi dati restano tuoi: esporti stock e richieste quando vuoi.</p>
          </Panel>
        </Columns>
      </Container>
    </PageLayout>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 304px;
  gap: 48px;
  align-items: start;
  padding: 16px 0 80px;
  > div { max-width: none; }
  h2 { font-size: ${fontSize.xl}; }
  ol { display: grid; gap: 12px; margin: 16px 0; counter-reset: step; }
  li { display: grid; grid-template-columns: 28px minmax(0, 1fr); gap: 12px; counter-increment: step; }
  li::before { content: counter(step); height: 28px; border-radius: ${radius.sm}; background: ${color.accentSurface}; color: ${color.accent}; font-weight: 600; line-height: 28px; text-align: center; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); gap: 32px; }
`
