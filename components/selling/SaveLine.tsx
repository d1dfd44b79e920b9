import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { color, fontSize } from '@/styles/tokens'
import type { SaveState } from './use-autosave'

const clock = new Intl.DateTimeFormat('it', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Rome' })

/** Says when the draft was saved, and what failed. */
export function SaveLine({ state }: { state: SaveState }) {
  const isWell = state.kind === 'saved'
  return (
    <Line role="status" data-state={state.kind}>
      {state.kind !== 'saving' && <Icon name={isWell ? 'check' : 'warning'} size={20} />}
      {textOf(state)}
    </Line>
  )
}

function textOf(state: SaveState): string {
  if (state.kind === 'saved') return `Bozza salvata alle ${clock.format(new Date(state.at))}`
  if (state.kind === 'saving') return 'Salvataggio in corso'
  if (state.kind === 'offline') return 'Sei senza rete: riproviamo da soli'
  if (state.kind === 'rival') return 'Cambiata anche su un altro dispositivo: ricarica la pagina per scegliere'
  return 'Non salvata: tocca «Continua» per riprovare'
}

const Line = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
  &[data-state='saved'] svg { color: ${color.accent}; }
  &:not([data-state='saved'], [data-state='saving']) { color: ${color.warning}; font-weight: 500; }
`
