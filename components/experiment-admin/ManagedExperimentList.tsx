import styled from '@emotion/styled'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import type { ListedExperiment } from '@/lib/experimentation/experiment-drafts/experiment-view'
import { draftPath, newDraftPage } from '@/lib/kernel/routes/experiment-routes'
import { color, fontSize } from '@/styles/tokens'
import { StatusBadge } from './StatusBadge'

/** All experiments managed here, latest first. */
export function ManagedExperimentList({ listed }: { listed: readonly ListedExperiment[] }) {
  if (listed.length === 0)
    return (
      <EmptyState title="Ancora nessun esperimento" action={<ButtonLink href={newDraftPage}>Nuovo esperimento</ButtonLink>}>
        Comincia da una bozza: ipotesi, varianti, pubblico e quanti visitatori servono.
      </EmptyState>
    )
  return (
    <Panel aria-labelledby="elenco">
      <Head>
        <h2 id="elenco">Esperimenti</h2>
        <ButtonLink href={newDraftPage} variant="cta">
          Nuovo esperimento
        </ButtonLink>
      </Head>
      <Rows>
        {listed.map((experiment) => (
          <li key={experiment.id}>
            <Link href={draftPath(experiment.id)}>{experiment.key}</Link> <StatusBadge experiment={experiment} />
            <p>{experiment.hypothesis}</p>
            <small>Responsabile: {experiment.owner}</small>
          </li>
        ))}
      </Rows>
    </Panel>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 8px 16px;
  margin-bottom: 8px;
  h2 { font-size: ${fontSize.xl}; }
`
const Rows = styled.ul`
  li { padding: 14px 0; border-top: 1px solid ${color.border}; }
  li > a { display: inline-flex; align-items: center; min-height: 28px; margin-right: 8px; font-weight: 600; overflow-wrap: anywhere; }
  p { margin: 4px 0; overflow-wrap: anywhere; }
  small { color: ${color.textMuted}; font-size: ${fontSize.base}; }
`
