import styled from '@emotion/styled'
import Link, { type LinkProps } from 'next/link'
import type { AnchorHTMLAttributes } from 'react'
import { buttonFace, type ButtonLook, type ButtonSize } from './button-face'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof LinkProps> &
  Pick<LinkProps, 'onClick'> & { href: string; look?: ButtonLook; size?: ButtonSize; block?: boolean }

export function ButtonLink({ look = 'primary', size = 'md', block = false, ...link }: Props) {
  return <Face {...link} data-look={look} data-size={size} data-block={block || undefined} />
}

const Face = styled(Link)`${buttonFace}`
