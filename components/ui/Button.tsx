import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style'

type Props = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize; block?: boolean }

export function Button({ variant = 'primary', size = 'md', block = false, type = 'button', ...button }: Props) {
  return <StyledButton {...button} type={type} data-variant={variant} data-size={size} data-block={block || undefined} />
}

const StyledButton = styled.button`${buttonStyle}`
