import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './Button'
import { Link } from './Link'

type Props = ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize; block?: boolean }

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', size = 'md', block = false, ...link }: Props) {
  const styleProps = { 'data-variant': variant, 'data-size': size, 'data-block': block || undefined }
  // A plain <a> for anchors: the router uses pushState, which does not update CSS `:target`, on which the mobile filters depend.
  return link.href.startsWith('#') ? <Jump {...link} {...styleProps} /> : <Face {...link} {...styleProps} />
}

const Face = styled(Link)`${buttonStyle}`
const Jump = styled.a`${buttonStyle}`
