import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { color, fontSize } from '@/styles/tokens'

type Props = { variant: 'error' | 'success'; children: ReactNode }

/** The outcome of a form. Present from the start, so that screen readers announce its text. */
export function FormMessage({ variant, children }: Props) {
  return (
    <Line role={variant === 'error' ? 'alert' : 'status'} data-variant={variant}>
      {children !== undefined && children !== '' && (
        <>
          <Icon name={variant === 'error' ? 'warning' : 'check'} size={20} />
          <span>{children}</span>
        </>
      )}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  color: ${color.danger};
  font-size: ${fontSize.base};
  line-height: 20px;
  &:empty { display: none; }
  &[data-variant='success'] { color: ${color.success}; }
`
