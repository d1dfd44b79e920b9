import styled from '@emotion/styled'
import Link from 'next/link'
import { AdCardSmall } from '@/components/ads/AdCardSmall'
import { Container } from '@/components/ui/Container'
import type { AdCard } from '@/lib/ads/ad-card'
import { atMost } from '@/styles/media'
import { color } from '@/styles/tokens'
import { FavouriteHeart } from '@/components/shell/FavouriteHeart'

type Props = { id?: string; title: string; moreHref: string; cards: readonly AdCard[] }

/** A row of small cards that leads to more of them; on a phone it scrolls by finger. */
export function CardRow({ id, title, moreHref, cards }: Props) {
  return (
    <Band id={id}>
      <Container>
        <Head><h2>{title}</h2><Link href={moreHref}>Vedi tutte</Link></Head>
        <Row>{cards.slice(0, 4).map((card) => <li key={card.id}><AdCardSmall card={card} heart={<FavouriteHeart ad={card} look="photo" />} /></li>)}</Row>
      </Container>
    </Band>
  )
}

const Band = styled.section`
  padding: 56px 0;
  background: ${color.asfalto50};
  ${atMost(800)} { padding: 40px 0; }
`
const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 24px;
  a { font-weight: 600; white-space: nowrap; }
  ${atMost(800)} { margin-bottom: 16px; }
`
const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  > li { display: grid; min-width: 0; }
  ${atMost(991)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${atMost(800)} {
    display: flex;
    gap: 12px;
    margin: 0 -16px;
    padding: 4px 16px;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-padding: 16px;
    scrollbar-width: none;
    > li { flex: 0 0 256px; scroll-snap-align: start; }
  }
`
