import styled from '@emotion/styled'
import Link from 'next/link'
import { maxWidth } from '@/styles/media'
import { color, font, radius } from '@/styles/tokens'
import { Icon } from './Icon'
import { paginationNumbers } from './pagination-numbers'

type Props = { page: number; pageCount: number; hrefOf(page: number): string }

export function Pagination({ page, pageCount, hrefOf }: Props) {
  if (pageCount < 2) return null
  return (
    <Row aria-label="Pagine">
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel="prev" aria-label="Pagina precedente">
          <Icon name="chevron-left" />
        </Link>
      )}
      {paginationNumbers(page, pageCount).map((number, place) =>
        number === null ? (
          <span key={`gap-${place}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link key={number} href={hrefOf(number)} aria-label={`Pagina ${number}`} aria-current={number === page ? 'page' : undefined}>
            {number}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link href={hrefOf(page + 1)} rel="next" aria-label="Pagina successiva">
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
  a, span {
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
  ${maxWidth(800)} { a, span { min-width: 40px; padding: 0 6px; } }
  ${maxWidth(450)} { gap: 2px; a, span { min-width: 36px; padding: 0 4px; } }
`
