import styled from '@emotion/styled'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { forcedColors, maxWidth } from '@/styles/media'
import { color, font, fontSize, radius, zIndex } from '@/styles/tokens'
import { carDestinations } from './navigation'

type Props = { path: string }

/** The five kinds of car offer; the one we are in carries the white line of a road sign. */
export function CategoryStrip({ path }: Props) {
  return (
    <Strip className="on-dark" aria-label="Categorie auto">
      <Container>
        <ul>
          {carDestinations.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} aria-current={currentMark(path, href)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </Strip>
  )
}

/** A make or model page below a category belongs to it, but is not that page. */
function currentMark(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return path.startsWith(`${href}/`) ? 'true' : undefined
}

const Strip = styled.nav`
  position: relative;
  z-index: ${zIndex.strip};
  background: ${color.accent};
  ul {
    display: flex;
    align-items: center;
    gap: 4px;
    height: 48px;
    margin-left: -12px;
    overflow-x: auto;
    scrollbar-width: none;
  }
  a {
    display: flex;
    align-items: center;
    height: 32px;
    padding: 0 12px;
    border: 1.5px solid transparent;
    border-radius: ${radius.sm};
    color: ${color.textInverse};
    font: 600 ${fontSize.md}/1 ${font.display};
    letter-spacing: .01em;
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover { border-color: ${color.accentSoft}; color: ${color.textInverse}; }
  [aria-current] { border-color: ${color.textInverse}; }
  ${forcedColors} { a { border-color: Canvas; } [aria-current] { border-color: Highlight; } }
  a:focus-visible { outline-offset: -1px; border-radius: ${radius.sm}; }
  ${maxWidth(800)} {
    ul { height: 44px; margin: 0 -16px; padding: 0 8px; }
    a { padding: 0 8px; font-size: .9375rem; }
  }
`
