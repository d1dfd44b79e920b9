import styled from '@emotion/styled'
import { RemovedNotice } from '@/components/form/RemovedNotice'
import { SavedValuationCard } from '@/components/saved-valuations/SavedValuationCard'
import { PageLayout } from '@/components/shell/PageLayout'
import { PrivateArea } from '@/components/shell/PrivateArea'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { Panel } from '@/components/ui/Panel'
import type { SavedValuation, ValuationToSave } from '@/lib/accounts/saved-valuations/saved-valuation'
import { routes, savedValuationApi } from '@/lib/kernel/routes/routes'
import { euroText } from '@/lib/market/catalogue/number-text'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  valuations: readonly SavedValuation[]
  /** What is about to be saved, or why it cannot be. */
  wanted: ValuationToSave | { problem: string } | null
  csrf: string
  outcome: FormOutcome | null
  /** How many ads are on the watchlist. */
  savedCount: number
  unread: number
}

/** The saved valuations of the user who is logged in, with what each vehicle is worth now. */
export function SavedValuationsScreen({ valuations, wanted, csrf, outcome, savedCount, unread }: Props) {
  return (
    <PageLayout
      title="Le tue valutazioni salvate"
      description="I veicoli di cui hai salvato il valore, con quello che valgono oggi."
      noindex
    >
      <PrivateArea current="savedValuations" savedCount={savedCount} unread={unread}>
        <h1>Le tue valutazioni salvate</h1>
        <Intro>La stima si aggiorna ogni notte, dagli annunci che ci sono. Le vedi solo tu.</Intro>
        <RemovedNotice outcome={outcome} csrf={csrf} undo={{ action: savedValuationApi.undo, field: 'valuation' }} />
        {wanted && ('problem' in wanted ? <Alert variant="error">{wanted.problem}</Alert> : <Wanted wanted={wanted} csrf={csrf} />)}
        {valuations.length === 0 && wanted === null && (
          <EmptyState
            title="Nessuna valutazione salvata, per ora"
            action={<ButtonLink href={routes.valuation}>Calcola il valore</ButtonLink>}
          >
            Calcola quanto vale il tuo veicolo e tocca «Salva la valutazione»: qui vedi come cambia.
          </EmptyState>
        )}
        <List>
          {valuations.map((valuation) => (
            <li key={valuation.id}>
              <SavedValuationCard valuation={valuation} csrf={csrf} />
            </li>
          ))}
        </List>
        {valuations.length > 0 && (
          <ButtonLink href={routes.valuation} variant="outline">
            Nuova valutazione
          </ButtonLink>
        )}
      </PrivateArea>
    </PageLayout>
  )
}

function Wanted({ wanted: { address, name, facts, euro }, csrf }: { wanted: ValuationToSave; csrf: string }) {
  return (
    <Panel>
      <h2>{name}</h2>
      <p>
        {facts} · oggi {euroText(euro * 100)}
      </p>
      <form method="post" action={savedValuationApi.all}>
        <input type="hidden" name="_csrf" value={csrf} />
        <input type="hidden" name="address" value={address} />
        <Button type="submit">Salva la valutazione</Button>
      </form>
    </Panel>
  )
}

const Intro = styled.p`
  margin-bottom: 24px;
`
const List = styled.ul`
  display: grid;
  gap: 16px;
  margin: 24px 0;
  overflow-wrap: anywhere;
  article { display: grid; gap: 8px; }
  form { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; }
`
