import styled from '@emotion/styled'
import { AdPreview } from '@/components/ads/AdPreview'
import { ListChoice } from '@/components/dealer-area/import/ListChoice'
import { TrialAside } from '@/components/dealer-area/import/TrialAside'
import { TrialColumns } from '@/components/dealer-area/import/TrialColumns'
import { TrialForms } from '@/components/dealer-area/import/TrialForms'
import { TrialProgress } from '@/components/dealer-area/import/TrialProgress'
import { TrialEnd, TrialRemarks } from '@/components/dealer-area/import/TrialRemarks'
import { TrialSummary } from '@/components/dealer-area/import/TrialSummary'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { ImportGroup } from '@/lib/market/dealer-imports/dealer-import'
import type { FileTrial, RemarkOutcome, TrialVehicle } from '@/lib/market/dealer-imports/file-trial'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  csrf: string
  outcome: FormOutcome | null
  /** The token of the address; empty on the page itself. */
  token: string
  /** Null: none was requested, or it is gone. */
  trial: FileTrial | null
  shown: RemarkOutcome | null
  groups: readonly ImportGroup[]
}

/** The page on which a dealer without an account sees what a file would become. */
export function FileTrialScreen({ csrf, outcome, token, trial, shown, groups }: Props) {
  const report = trial?.report
  const choice = trial?.canChooseList && <ListChoice {...trial} action={dealershipApi.trialReport} fields={{ _csrf: csrf, prova: token }} />
  return (
    <PageLayout
      title="Prova il tuo file"
      description="Porta il file del tuo gestionale e vedi in pochi secondi quali veicoli diventerebbero annunci e che cosa manca. Senza account: dopo un’ora non resta nulla."
      {...(token === '' && { canonicalPath: routes.fileTrial })}
      noindex={token !== ''}
    >
      <Container>
        <Breadcrumbs trail={[{ label: 'Concessionari', href: routes.dealers }]} current="Prova il tuo file" />
        <Head>
          <h1>Prova il tuo file</h1>
          {trial ? (
            <p>
              <FileName>{trial.fileName}</FileName> · <Link href={routes.fileTrial}>Prova un altro file</Link>
            </p>
          ) : (
            <p>
              Vedi che cosa leggiamo del tuo stock prima di registrarti: quali veicoli diventerebbero annunci, che cosa manca, che cosa
              abbiamo capito di ogni colonna.
            </p>
          )}
          {isNotice(outcome) && <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>}
          {token !== '' && !trial && (
            <Alert variant="error">
              Questa prova non c’è più: le cancelliamo entro un’ora. Se ti serve ancora, porta di nuovo il file.
            </Alert>
          )}
          {trial?.state === 'failed' && <Alert variant="error">{trial.fault}</Alert>}
        </Head>
        {report ? (
          <Results>
            {choice}
            <TrialSummary counts={report.counts} isCut={report.isCut} />
            {trial.vehicles.length > 0 && <Vehicles vehicles={trial.vehicles} of={report.counts.ads + report.counts.drafts} />}
            <TrialRemarks token={token} lines={report.lines} shown={shown} groups={groups} />
            <TrialColumns {...trial} token={token} csrf={csrf} />
            <TrialEnd token={token} csrf={csrf} expiresAt={trial.expiresAt} />
          </Results>
        ) : (
          <Columns>
            <Results>
              {trial?.state === 'waiting' ? (
                <TrialProgress token={token} ahead={trial.ahead} />
              ) : (
                <TrialForms csrf={csrf} outcome={outcome} />
              )}
              {choice}
              {trial && <TrialColumns {...trial} token={token} csrf={csrf} />}
            </Results>
            <TrialAside />
          </Columns>
        )}
      </Container>
    </PageLayout>
  )
}

/** The forms say their own faults. */
function isNotice(outcome: FormOutcome | null): outcome is FormOutcome {
  if (outcome === null || outcome.message === '') return false
  return outcome.isDone || ![dealershipApi.trialFile, dealershipApi.trialAddress].some((form) => form === outcome.form)
}

function Vehicles({ vehicles, of }: { vehicles: readonly TrialVehicle[]; of: number }) {
  return (
    <Panel aria-labelledby="veicoli">
      <h2 id="veicoli">{vehicles.length === 1 ? 'Il veicolo' : `I primi ${vehicles.length} veicoli`}</h2>
      <p>
        {of > vehicles.length && `Di ${numberText(of)}. `}Così li vedrebbe chi cerca, con un disegno al posto delle foto: quelle si
        scaricano solo quando importi.
      </p>
      <Cards>
        {vehicles.map(({ card, photos }) => (
          <li key={card.id}>
            <AdPreview card={card} note={`${card.status === 'draft' ? 'Bozza' : 'Annuncio'} · ${photosText(photos)}`} />
          </li>
        ))}
      </Cards>
    </Panel>
  )
}

function photosText(photos: number): string {
  if (photos === 0) return 'nessuna foto nel file'
  return photos === 1 ? '1 foto nel file' : `${photos} foto nel file`
}

const Head = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px 0 24px;
  p { max-width: 64ch; font-size: ${fontSize.lg}; }
  [role] p, [role] div { font-size: ${fontSize.md}; }
`
const FileName = styled.span`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`
const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-bottom: 80px;
  h2 + p { margin-top: 8px; }
  p + p { margin-top: 4px; }
  ${maxWidth(800)} { gap: 16px; padding-bottom: 48px; }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 304px;
  gap: 32px;
  align-items: start;
  padding-bottom: 80px;
  > div { padding-bottom: 0; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); gap: 16px; padding-bottom: 48px; }
`
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(210px, 1fr));
  gap: 16px;
  margin-top: 16px;
  > li { display: grid; min-width: 0; }
  ${maxWidth(583)} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px; }
  ${maxWidth(450)} { grid-template-columns: minmax(0, 1fr); }
`
