import styled from '@emotion/styled'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { OneFieldForm } from '@/components/ui/form/OneFieldForm'
import { routes } from '@/lib/kernel/routes/routes'
import type { Candidate } from '@/lib/market/comparison/candidate'
import { type ComparisonQuery, comparisonHref, comparisonParams, maxAdToAddLength } from '@/lib/market/comparison/comparison-query'
import { color, fontSize, radius } from '@/styles/tokens'
import { ComparisonQueryFields } from './ComparisonQueryFields'
import type { VehicleParts } from './vehicle-parts'

type Props = Pick<VehicleParts, 'pictureOf'> & {
  id: string
  query: ComparisonQuery
  /** What was typed and is no ad. */
  notUnderstood: string | null
  candidates: { title: string; cards: readonly Candidate[] }
}

/** One more vehicle: by the address or the number of its ad, or out of a list. */
export function AddVehicle({ id, query, notUnderstood, candidates, pictureOf }: Props) {
  const address = `${routes.comparison}#${id}` // what cannot be added is said there
  return (
    <Section id={id} data-screen-only tabIndex={-1}>
      <h2>Aggiungi un veicolo</h2>
      <Form
        action={address}
        name={comparisonParams.toAdd}
        label="Incolla il link di un annuncio, o scrivi il suo RIF"
        button="Aggiungi"
        defaultValue={notUnderstood ?? undefined}
        maxLength={maxAdToAddLength}
        autoComplete="off"
        error={
          notUnderstood === null
            ? undefined
            : `«${notUnderstood}» non è un annuncio: incolla il link della sua pagina, o il numero che trovi accanto a RIF.`
        }
      >
        <ComparisonQueryFields {...query} />
      </Form>
      {candidates.cards.length > 0 && (
        <>
          <h3>{candidates.title}</h3>
          <List>
            {candidates.cards.map((card) => (
              <li key={card.id}>
                <Photo>{pictureOf(card, '72px')}</Photo>
                <span>
                  <b>{card.title}</b>
                  <small>{card.text}</small>
                </span>
                {query.ids.includes(card.id) ? (
                  <small>già nel confronto</small>
                ) : (
                  <ButtonLink
                    href={comparisonHref({ ...query, ids: [...query.ids, card.id] })}
                    variant="outline"
                    rel="nofollow"
                    aria-label={`Aggiungi ${card.title}`}
                  >
                    Aggiungi
                  </ButtonLink>
                )}
              </li>
            ))}
          </List>
        </>
      )}
    </Section>
  )
}

const Section = styled.section`
  margin: 40px 0 56px;
  h2 { margin-bottom: 16px; font-size: ${fontSize.xl2}; }
  h3 { margin: 24px 0 8px; }
  &:focus-visible { outline: none; }
`
const Form = styled(OneFieldForm)`max-width: 560px;`
const List = styled.ul`
  max-width: 560px;
  li { display: grid; grid-template-columns: 72px minmax(0, 1fr) auto; gap: 12px; align-items: center; padding: 8px 0; border-bottom: 1px solid ${color.borderSubtle}; }
  b { display: block; font-weight: 600; overflow-wrap: anywhere; }
  small { color: ${color.textMuted}; font-size: ${fontSize.sm}; }
`
const Photo = styled.span`
  position: relative;
  height: 54px;
  overflow: hidden;
  border-radius: ${radius.sm};
  background: ${color.surfaceMuted};
`
