import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { type ButtonLook, type ButtonSize, buttonFace } from './button-face'

type Props = ComponentProps<'button'> & { look?: ButtonLook; size?: ButtonSize; block?: boolean }

export function Button({ look = 'primary', size = 'md', block = false, type = 'button', ...button }: Props) {
  return <Face {...button} type={type} data-look={look} data-size={size} data-block={block || undefined} />
}

const Face = styled.button`${buttonFace}`
