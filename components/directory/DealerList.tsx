import styled from '@emotion/styled'
import Link from 'next/link'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { Icon } from '@/components/ui/Icon'
import { Pagination } from '@/components/ui/Pagination'
import { dealerPath, routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { type DealerDirectory, type DealerQuestion, dealerQuestionHref } from '@/lib/market/dealers/dealer-directory'
import { atMost } from '@/styles/media'
import { color, font, radius, size } from '@/styles/tokens'

type Props = { question: DealerQuestion; found: DealerDirectory }

export function DealerList({ question, found }: Props) {
  if (found.total === 0) {
    return (
      <EmptyState title="Nessun concessionario con questi criteri" action={<ButtonLink href={routes.dealers}>Vedi tutti</ButtonLink>}>
        Prova con una parte del nome o togli la regione.
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
              <Icon name="shop" size={24} />
              <span>
                <b>{dealer.name}</b>
                {dealer.place !== null && <small>{dealer.place}</small>}
              </span>
            </Link>
          </li>
        ))}
      </Grid>
      <Pagination page={question.page} pageCount={found.pages} hrefOf={(page) => dealerQuestionHref({ ...question, page })} />
    </section>
  )
}

const Total = styled.p`
  margin-bottom: 12px;
  color: ${color.asfalto600};
`
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    height: 100%;
    min-height: 72px;
    padding: 12px 16px;
    border: 1px solid ${color.asfalto200};
    border-radius: ${radius.lg};
    color: ${color.asfalto900};
    text-decoration: none;
  }
  a:hover { border-color: ${color.verde700}; }
  svg { color: ${color.verde700}; }
  span { min-width: 0; }
  b { display: block; font: 600 ${size.lg}/1.2 ${font.display}; }
  small { font-size: ${size.base}; color: ${color.asfalto600}; }
  ${atMost(800)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${atMost(583)} { grid-template-columns: minmax(0, 1fr); }
`
