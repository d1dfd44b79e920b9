import styled from '@emotion/styled'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { routes } from '@/lib/kernel/routes/routes'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

/** A road sign across the page: from reading to one's own vehicle. */
export function ValueSign() {
  return (
    <Sign aria-labelledby="i-tuoi-conti">
      <div>
        <h2 id="i-tuoi-conti">Quanto vale la tua auto?</h2>
        <p>La stima dagli annunci di oggi, con la fascia in cui stanno otto prezzi su dieci.</p>
      </div>
      <Actions>
        <ButtonLink href={routes.valuation} variant="cta">
          Valuta la tua auto
        </ButtonLink>
        <ButtonLink href={routes.observatory} variant="outline">
          Osservatorio dei prezzi
        </ButtonLink>
      </Actions>
    </Sign>
  )
}

const Sign = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 16px 32px;
  margin: 40px 0;
  padding: 24px;
  border-radius: ${radius.lg};
  background: ${color.accent};
  box-shadow: inset 0 0 0 4px ${color.accent}, inset 0 0 0 6px ${color.textInverse};
  color: ${color.textInverse};
  h2 { font-size: ${fontSize.xl2}; }
  h2 + p { margin-top: 4px; }
  a:focus-visible { outline-color: ${color.focusOnDark}; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${maxWidth(583)} { display: grid; }
`
