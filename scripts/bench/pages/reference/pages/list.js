import styled from '@emotion/styled'
import { cards, filters } from '../lib/cards'

export const getServerSideProps = () => ({ props: { cards, filters } })

const Page = styled.main`
  display: grid;
  grid-template-columns: 18rem 1fr;
  gap: 2rem;
  max-width: 80rem;
  margin: 0 auto;
`
const Title = styled.h1`
  grid-column: 1 / -1;
  font-size: 1.5rem;
`
const Side = styled.form`
  display: flex;
  flex-direction: column;
  gap: 1rem;
`
const Group = styled.fieldset`
  border: 0;
  border-top: 1px solid #ddd;
`
const Legend = styled.legend`
  font-weight: 600;
`
const Choice = styled.label`
  display: flex;
  gap: 0.5rem;
  padding: 0.25rem 0;
`
const Count = styled.span`
  margin-left: auto;
  color: #666;
`
const Cards = styled.ul`
  display: grid;
  gap: 1rem;
  list-style: none;
  padding: 0;
`
const Card = styled.li`
  display: grid;
  grid-template-columns: 16rem 1fr;
  border: 1px solid #ddd;
  border-radius: 8px;
  overflow: hidden;
`
const Picture = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 8 / 5;
`
const Body = styled.div`
  padding: 1rem;
`
const Name = styled.h2`
  margin: 0;
  font-size: 1.125rem;
`
const Version = styled.p`
  margin: 0;
  color: #444;
`
const Price = styled.p`
  font-size: 1.25rem;
  font-weight: 700;
`
const Label = styled.span`
  background: #e5f6ea;
  border-radius: 4px;
  padding: 0 0.5rem;
`
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  list-style: none;
  padding: 0;
`
const Fact = styled.li`
  color: #333;
`
const Seller = styled.p`
  margin: 0;
  font-size: 0.875rem;
`

export default function List({ cards, filters }) {
  return (
    <Page>
      <Title>Auto usate</Title>
      <Side>
        {filters.map((group) => (
          <Group key={group.label}>
            <Legend>{group.label}</Legend>
            {group.choices.map((choice) => (
              <Choice key={choice.label}>
                <input type="checkbox" name={group.label} value={choice.label} />
                {choice.label}
                <Count>{choice.count}</Count>
              </Choice>
            ))}
          </Group>
        ))}
      </Side>
      <Cards>
        {cards.map((card) => (
          <Card key={card.id}>
            <Picture src={card.picture} alt="" width={640} height={400} loading="lazy" />
            <Body>
              <Name>
                <a href={`/annuncio/${card.id}`}>{card.title}</a>
              </Name>
              <Version>{card.version}</Version>
              <Price>
                {card.price} <Label>{card.label}</Label>
              </Price>
              <Facts>
                {card.facts.map((fact) => (
                  <Fact key={fact}>{fact}</Fact>
                ))}
              </Facts>
              <Seller>
                {card.seller}, {card.place}
              </Seller>
            </Body>
          </Card>
        ))}
      </Cards>
    </Page>
  )
}
