import styled from '@emotion/styled'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { Link } from '@/components/ui/Link'
import { Pagination } from '@/components/ui/Pagination'
import { dealerPath, routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { allDealers, dealerQueryHref } from '@/lib/market/dealers/dealer-directory'
import { type DealerIndex, type IndexQuery, indexHref, letterText } from '@/lib/market/dealers/dealer-letters'
import { provinces } from '@/lib/market/places/place'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { query: IndexQuery; index: DealerIndex }

/** The letters that names begin with, and the names of the one chosen. */
export function LetterIndex({ query, index: { letters, total, pages, dealers } }: Props) {
  const { province, letter } = query
  if (total === 0)
    return (
      <EmptyState title="Nessun concessionario qui" action={<ButtonLink href={routes.dealerDirectory}>Vedi tutto l’elenco</ButtonLink>}>
        Per ora non ci sono concessionari con questa lettera o in questa provincia.
      </EmptyState>
    )
  return (
    <section aria-label="Dalla A alla Z">
      <Letters aria-label="Iniziali">
        {letters.map(({ letter: known, count }) => (
          <Link
            key={known}
            href={indexHref({ province, letter: known, page: 1 })}
            aria-label={`${letterText(known)}: ${numberText(count)}`}
            aria-current={known === letter ? 'page' : undefined}
          >
            {letterText(known)}
          </Link>
        ))}
      </Letters>
      {(province !== null || letter !== null) && (
        <>
          <Ways>
            <Link href={routes.dealerDirectory}>Tutto l’elenco</Link>
            {province !== null && letter !== null && (
              <Link href={indexHref({ province, letter: null, page: 1 })}>Tutta la provincia di {provinces[province]?.name}</Link>
            )}
            {province !== null && <Link href={dealerQueryHref({ ...allDealers, province })}>Sulla mappa</Link>}
          </Ways>
          <Names>
            {dealers.map(({ slug, name, place }) => (
              <li key={slug}>
                <Link href={dealerPath(slug)}>{name}</Link>
                {place !== null && <small>{place}</small>}
              </li>
            ))}
          </Names>
          <Pagination page={query.page} pageCount={pages} hrefOf={(page) => indexHref({ ...query, page })} />
        </>
      )}
    </section>
  )
}

const Letters = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  a {
    display: grid;
    place-items: center;
    min-width: 44px;
    height: 44px;
    padding: 0 8px;
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    color: ${color.text};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover { border-color: ${color.accent}; }
  [aria-current] { border-color: ${color.accent}; background: ${color.accent}; color: ${color.textInverse}; }
`
const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin: 16px 0;
`
const Names = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: 0 24px;
  li { padding: 6px 0; border-bottom: 1px solid ${color.border}; overflow-wrap: anywhere; }
  a { display: block; padding: 4px 0; color: ${color.text}; font-weight: 600; text-decoration: none; }
  a:hover { color: ${color.accent}; text-decoration: underline; }
  small { color: ${color.textMuted}; font-size: ${fontSize.base}; }
`
