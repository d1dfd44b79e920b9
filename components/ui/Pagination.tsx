import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { writtenNumber } from '@/lib/kernel/italian/written-number'
import { forcedColors, maxWidth } from '@/styles/media'
import { color, font, radius } from '@/styles/tokens'
import { Link } from './Link'

type Props = {
  page: number
  pageCount: number
  hrefOf(page: number): string
  /** The address of a next page that is more than its number; null where there is none. */
  nextHref?: string | null
}

export function Pagination({ page, pageCount, hrefOf, nextHref = page < pageCount ? hrefOf(page + 1) : null }: Props) {
  if (pageCount < 2) return null
  return (
    <Row aria-label="Pagine">
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel="prev" aria-label="Pagina precedente">
          <Icon name="chevron-left" />
        </Link>
      )}
      {paginationSteps(page, pageCount).map(({ to, isGap }) => (
        <Link key={to} href={hrefOf(to)} aria-label={`Pagina ${writtenNumber(to, 0, 0)}`} aria-current={to === page ? 'page' : undefined}>
          {isGap ? '…' : writtenNumber(to, 0, 0)}
        </Link>
      ))}
      {nextHref !== null && (
        <Link href={nextHref} rel="next" aria-label="Pagina successiva">
          <Icon name="chevron-right" />
        </Link>
      )}
    </Row>
  )
}

const Row = styled.nav`
  display: flex;
  justify-content: center;
  align-items: center;
  gap: 4px;
  margin-top: 32px;
  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    height: 44px;
    padding: 0 10px;
    border-radius: ${radius.md};
    color: ${color.text};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover { background: ${color.accentSurface}; }
  [aria-current] {
    background: ${color.accent};
    color: ${color.textInverse};
    box-shadow: inset 0 0 0 2px ${color.accent}, inset 0 0 0 3.5px ${color.textInverse};
    font-family: ${font.display};
  }
  [aria-current]:hover { background: ${color.accent}; color: ${color.textInverse}; }
  ${forcedColors} { [aria-current] { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
  ${maxWidth(800)} { a { min-width: 40px; padding: 0 6px; } }
  ${maxWidth(450)} { gap: 2px; a { min-width: 36px; padding: 0 4px; } }
`

/** The pages offered, in order. A gap leads to its middle, so that a page of many is a few clicks away. */
export function paginationSteps(page: number, pageCount: number): { to: number; isGap: boolean }[] {
  const shown = shownNumbers(page, pageCount)
  return shown.map((number, place) =>
    number === null
      ? { to: Math.round(((shown[place - 1] ?? 1) + (shown[place + 1] ?? pageCount)) / 2), isGap: true }
      : { to: number, isGap: false },
  )
}

/** The page numbers to offer, a gap as null: first, last, the current one, and at most five places in all, so that they fit a 320 px screen. */
function shownNumbers(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 5) return Array.from({ length: pageCount }, (_, index) => index + 1)
  if (page <= 2) return [1, 2, 3, null, pageCount]
  if (page >= pageCount - 1) return [1, null, pageCount - 2, pageCount - 1, pageCount]
  return [1, page === 3 ? 2 : null, page, page === pageCount - 2 ? pageCount - 1 : null, pageCount]
}
