import styled from '@emotion/styled'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

/** A sign with two letters, where a seller has no logo. Decoration: the name stands beside it. */
export const Monogram = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: ${radius.md};
  background: ${color.accent};
  box-shadow: inset 0 0 0 2px ${color.accent}, inset 0 0 0 3.5px ${color.textInverse};
  color: ${color.textInverse};
  font: 700 ${fontSize.xl}/1 ${font.display};
  &[data-large] {
    width: 112px;
    height: 112px;
    border-radius: ${radius.lg};
    box-shadow: inset 0 0 0 4px ${color.accent}, inset 0 0 0 7px ${color.textInverse}, 0 0 0 4px ${color.surface};
    font-size: ${fontSize.xl5};
  }
  ${maxWidth(800)} { &[data-large] { width: 80px; height: 80px; font-size: ${fontSize.xl3}; } }
`

/** The first letters of the first two words. */
export function initialsOf(name: string): string {
  return name
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
