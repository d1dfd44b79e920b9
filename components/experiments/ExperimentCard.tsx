import styled from '@emotion/styled'
import { DataTable } from '@/components/ui/DataTable'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { ExperimentOverview } from '@/lib/experimentation/experiments/experiment-overview'
import { experimentPath } from '@/lib/kernel/routes/routes'
import { percentText } from '@/lib/market/catalogue/number-text'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { experiment: ExperimentOverview }

export function ExperimentCard({ experiment }: Props) {
  const { id, key, status, isRunning, audience, participation, isExclusive, whitelisted, place, unknown, hasPage } = experiment
  const title = `esperimento-${id}`
  return (
    <Panel aria-labelledby={title}>
      <Head>
        <h2 id={title}>{key}</h2>
        <Status data-running={isRunning || undefined}>{status}</Status>
      </Head>
      <Facts>
        {place !== null && (
          <div>
            <dt>Posto</dt>
            <dd>{place}</dd>
          </div>
        )}
        <div>
          <dt>Pubblico</dt>
          <dd>{audience}</dd>
        </div>
        <div>
          <dt>Traffico</dt>
          <dd>
            {percentText(participation, 2)} del pubblico{isExclusive && ', in esclusiva con gli altri esperimenti del suo gruppo'}
          </dd>
        </div>
        {whitelisted > 0 && (
          <div>
            <dt>Lista bianca</dt>
            <dd>{whitelisted === 1 ? '1 visitatore' : `${whitelisted} visitatori`} con variante fissa</dd>
          </div>
        )}
      </Facts>
      <Variations experiment={experiment} />
      {!isRunning && <Note>Non è in corso: tutti vedono la variante di controllo. L’anteprima mostra comunque la variante.</Note>}
      {place === null && <Note>Nessuna pagina ha questo posto: nessuno partecipa e niente si conta. L’anteprima apre la home.</Note>}
      {place !== null && !hasPage && <Note>Non c’è ancora una pagina da guardare: l’anteprima apre la home.</Note>}
      {unknown.length > 0 && (
        <Note>
          Il posto non sa mostrare {unknown.map((variation) => `«${variation}»`).join(', ')}: chi l’avrebbe vede il controllo, e non si
          conta.
        </Note>
      )}
      <Link href={experimentPath(key)}>
        Risultati<VisuallyHidden> di {key}</VisuallyHidden>
      </Link>
    </Panel>
  )
}

function Variations({ experiment: { key, variations } }: Props) {
  return (
    <DataTable label={`Varianti di ${key}`} head={['Variante', 'Quota', 'Anteprima']}>
      {variations.map((variation, place) => (
        <tr key={variation.id}>
          <th scope="row">
            {variation.key}
            {place === 0 && ' (controllo)'}
          </th>
          <td>{percentText(variation.share, 2)}</td>
          <td>
            <a href={variation.previewHref} target="_blank" rel="noopener">
              Apri<VisuallyHidden> {variation.key} in una nuova scheda</VisuallyHidden>
            </a>
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  h2 { min-width: 0; font-size: ${fontSize.xl}; overflow-wrap: anywhere; }
`
const Status = styled.span`
  padding: 2px 8px;
  border-radius: ${radius.sm};
  background: ${color.surfaceMuted};
  color: ${color.textSecondary};
  font-size: ${fontSize.base};
  font-weight: 600;
  overflow-wrap: anywhere;
  &[data-running] { background: ${color.accentSurfaceStrong}; color: ${color.accentStrong}; }
`
const Facts = styled.dl`
  display: grid;
  gap: 4px;
  margin: 12px 0 16px;
  > div { display: grid; grid-template-columns: minmax(80px, 120px) minmax(0, 1fr); gap: 12px; }
  dt { color: ${color.textMuted}; }
  dd { overflow-wrap: anywhere; }
`
const Note = styled.p`
  margin-bottom: 12px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
`
