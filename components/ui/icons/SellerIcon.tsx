import styled from '@emotion/styled'
import { maxWidth } from '@/styles/media'
import { color, radius } from '@/styles/tokens'
import { initialsOf, Monogram } from './Monogram'

type Props = {
  name: string
  /** The address of a square picture; without one the letters stand for it. */
  logo: string | null
  isLarge?: boolean
}

/** The logo or letters of a dealer. Decorative: the name is beside it. */
export function SellerIcon({ name, logo, isLarge = false }: Props) {
  if (logo === null)
    return (
      <Monogram data-large={isLarge || undefined} aria-hidden="true">
        {initialsOf(name)}
      </Monogram>
    )
  return <Logo src={logo} alt="" width={isLarge ? 112 : 52} height={isLarge ? 112 : 52} data-large={isLarge || undefined} />
}

const Logo = styled.img`
  flex: none;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  &[data-large] { border-radius: ${radius.lg}; box-shadow: 0 0 0 4px ${color.surface}; }
  ${maxWidth(800)} { &[data-large] { width: 80px; height: 80px; } }
`
