import styled from '@emotion/styled'
import Link, { type LinkProps } from 'next/link'
import type { AnchorHTMLAttributes } from 'react'
import { type ButtonLook, type ButtonSize, buttonFace } from './button-face'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof LinkProps> &
  Pick<LinkProps, 'onClick'> & { href: string; look?: ButtonLook; size?: ButtonSize; block?: boolean }

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', size = 'md', block = false, ...link }: Props) {
  const face = { 'data-look': look, 'data-size': size, 'data-block': block || undefined }
  // Next moves to an anchor by pushState, which leaves CSS `:target` as it was: the filters of a phone would stay shut.
  return link.href.startsWith('#') ? <Jump {...link} {...face} /> : <Face {...link} {...face} />
}

const Face = styled(Link)`${buttonFace}`
const Jump = styled.a`${buttonFace}`
