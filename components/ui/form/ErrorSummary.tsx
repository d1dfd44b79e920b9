import styled from '@emotion/styled'
import type { Ref } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { ref?: Ref<HTMLDivElement>; errors: readonly { fieldId: string; label: string; text: string }[] }

/** Every fault of a form in one place, each leading to its field. */
export function ErrorSummary({ ref, errors }: Props) {
  return (
    <Box ref={ref} role="alert" tabIndex={-1}>
      <Icon name="warning" size={24} />
      <div>
        <strong>Controlla {errors.length} campi</strong>
        <ul>
          {errors.map((fault) => (
            <li key={fault.fieldId}>
              <a href={`#${fault.fieldId}`}>
                {fault.label}: {fault.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  gap: 12px;
  padding: 16px;
  border: 1.5px solid ${color.danger};
  border-radius: ${radius.md};
  background: ${color.dangerSurface};
  > svg { color: ${color.danger}; }
  ul { display: grid; gap: 4px; margin-top: 4px; }
  a { display: inline-block; min-height: 24px; color: ${color.danger}; font-size: ${fontSize.base}; line-height: 24px; }
`
