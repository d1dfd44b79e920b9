import styled from '@emotion/styled'
import type { ExperimentView } from '@/lib/experimentation/experiment-drafts/experiment-view'
import { color, fontSize, radius } from '@/styles/tokens'

/** The status of an experiment, and what it waits for. */
export function StatusBadge({
  experiment: { state, stateText, pending },
}: {
  experiment: Pick<ExperimentView, 'state' | 'stateText' | 'pending'>
}) {
  return (
    <>
      <Sign data-live={state === 'running' || state === 'shipped' || undefined}>{stateText}</Sign>
      {pending && <Sign>{pending.text}</Sign>}
    </>
  )
}

const Sign = styled.span`
  padding: 2px 8px;
  border-radius: ${radius.sm};
  background: ${color.surfaceMuted};
  color: ${color.textSecondary};
  font-size: ${fontSize.base};
  font-weight: 600;
  overflow-wrap: anywhere;
  &[data-live] { background: ${color.accentSurfaceStrong}; color: ${color.accentStrong}; }
`
