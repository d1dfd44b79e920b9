import styled from '@emotion/styled'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { SellerIcon } from '@/components/ui/icons/SellerIcon'
import { Link } from '@/components/ui/Link'
import { Pagination } from '@/components/ui/Pagination'
import { logoPath } from '@/lib/kernel/routes/dealer-area'
import { dealerPath, routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { type DealerDirectory, type DealerQuery, dealerQueryHref } from '@/lib/market/dealers/dealer-directory'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

type Props = { question: DealerQuery; found: DealerDirectory }

export function DealerList({ question, found }: Props) {
  if (found.total === 0) {
    return (
      <EmptyState title="Nessun concessionario con questi criteri" action={<ButtonLink href={routes.dealers}>Vedi tutti</ButtonLink>}>
        Prova con una parte del nome, oppure togli il luogo o la marca.
      </EmptyState>
    )
  }
  return (
    <section aria-label="Risultati">
      <Total>{found.total === 1 ? 'Un concessionario' : `${numberText(found.total)} concessionari`}</Total>
      <Grid>
        {found.dealers.map((dealer) => (
          <li key={dealer.slug}>
            <Link href={dealerPath(dealer.slug)}>
              <SellerIcon name={dealer.name} logo={dealer.logoId === null ? null : logoPath(dealer.logoId)} />
              <span>
                <b>{dealer.name}</b>
                <small>{[dealer.place, vehiclesText(dealer.vehicles)].filter(Boolean).join(' · ')}</small>
              </span>
            </Link>
          </li>
        ))}
      </Grid>
      <Pagination page={question.page} pageCount={found.pages} hrefOf={(page) => dealerQueryHref({ ...question, page })} />
    </section>
  )
}

function vehiclesText(count: number): string {
  if (count === 0) return 'nessun veicolo ora'
  return count === 1 ? '1 veicolo' : `${numberText(count)} veicoli`
}

const Total = styled.p`
  margin-bottom: 12px;
  color: ${color.textMuted};
`
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    height: 100%;
    min-height: 72px;
    padding: 12px 16px;
    border: 1px solid ${color.border};
    border-radius: ${radius.lg};
    color: ${color.text};
    text-decoration: none;
  }
  a:hover { border-color: ${color.accent}; }
  span { min-width: 0; }
  b { display: block; font: 600 ${fontSize.lg}/1.2 ${font.display}; }
  small { font-size: ${fontSize.base}; color: ${color.textMuted}; }
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); }
`
