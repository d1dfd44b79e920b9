import styled from '@emotion/styled'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { CheckboxField } from '@/components/form/CheckboxField'
import type { Values } from '@/components/form/form-context'
import { Icon } from '@/components/ui/icons/Icon'
import { color } from '@/styles/tokens'

type Props = {
  label: string
  names: readonly string[]
  /** What it says while none is ticked. */
  emptyText: string
}

/** Many boxes of one question, folded unless one is ticked at first; the fold says how many are. */
export function FoldedTicks({ label, names, emptyText }: Props) {
  const { values } = useFormikContext<Values>()
  const ticked = names.filter((name) => values[name] === 'true').length
  const [isOpen] = useState(ticked > 0)
  return (
    <Fold open={isOpen}>
      <summary>
        <b>{label}</b> {ticked === 0 ? emptyText : countText(ticked)} <Icon name="chevron-down" size={20} />
      </summary>
      <Ticks role="group" aria-label={label}>
        {names.map((name) => (
          <CheckboxField key={name} name={name} />
        ))}
      </Ticks>
    </Fold>
  )
}

function countText(ticked: number): string {
  return ticked === 1 ? '1 scelta' : `${ticked} scelte`
}

const Fold = styled.details`
  > summary {
    display: flex;
    gap: 4px 8px;
    align-items: center;
    min-height: 48px;
    color: ${color.textMuted};
  }
  > summary > b { color: ${color.text}; font-weight: 600; }
  > summary > svg { margin-left: auto; }
  &[open] > summary > svg { transform: rotate(180deg); }
`
const Ticks = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
`
