import styled from '@emotion/styled'
import { Alert } from '@/components/ui/Alert'
import { Panel } from '@/components/ui/Panel'
import type { ConfigSnapshot } from '@/lib/experimentation/experiments/datafile/config-snapshot'
import { color, fontSize } from '@/styles/tokens'
import { momentText } from './result-text'

type Props = { condition: ConfigSnapshot }

/** Which configuration is in use, how fresh it is, and what is wrong with it. */
export function ConfigPanel({ condition: { isConfigured, revision, confirmedAt, fault, warnings, moreWarnings } }: Props) {
  return (
    <Panel aria-labelledby="configurazione">
      <Title id="configurazione">Configurazione</Title>
      <Facts>
        <div>
          <dt>Revisione</dt>
          <dd>{revision ?? 'nessuna'}</dd>
        </div>
        <div>
          <dt>Ultima conferma dal servizio</dt>
          <dd>
            {confirmedAt === null ? 'nessuna da quando il sito è partito' : <time dateTime={confirmedAt}>{momentText(confirmedAt)}</time>}
          </dd>
        </div>
      </Facts>
      {!isConfigured && (
        <Alert variant="error">
          Nessuno ha detto al sito di chi sono gli esperimenti (tenant, applicazione o ambiente): tutti vedono la variante di controllo.
        </Alert>
      )}
      {fault && (
        <Alert variant="error">
          {revision === null
            ? 'La configurazione non è arrivata: tutti vedono la variante di controllo.'
            : 'L’ultimo aggiornamento non è riuscito: resta in uso la configurazione di prima.'}{' '}
          <time dateTime={fault.at}>{momentText(fault.at)}</time>: <code lang="en">{fault.text}</code>
        </Alert>
      )}
      {warnings.length > 0 && (
        <Warnings>
          <p>La configurazione nomina qualcosa che non contiene. Chi ne è toccato vede la variante di controllo:</p>
          <ul lang="en">
            {warnings.map((warning) => (
              <li key={warning}>
                <code>{warning}</code>
              </li>
            ))}
          </ul>
          {moreWarnings > 0 && <p>E altre {moreWarnings}.</p>}
        </Warnings>
      )}
    </Panel>
  )
}

const Title = styled.h2`
  margin-bottom: 12px;
  font-size: ${fontSize.xl};
`
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 40px;
  + * { margin-top: 16px; }
  dt { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  dd { font-weight: 600; overflow-wrap: anywhere; }
`
const Warnings = styled.div`
  margin-top: 16px;
  ul { margin: 8px 0; padding-left: 20px; list-style: disc; }
  li { overflow-wrap: anywhere; }
`
