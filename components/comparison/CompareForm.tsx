import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { routes } from '@/lib/kernel/routes/routes'
import { maxWidth } from '@/styles/media'
import { color } from '@/styles/tokens'

export const compareFormId = 'confronta'

/** Sends the ticked ads to the comparison where no script runs; the ticks stand on the cards, which have forms of their own. */
export function CompareForm() {
  return (
    <noscript>
      <Row id={compareFormId} action={routes.comparison}>
        <Button type="submit" variant="outline">
          Confronta i segnati, al massimo quattro
        </Button>
      </Row>
    </noscript>
  )
}

const Row = styled.form`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin: 16px 0;
  color: ${color.textMuted};
  button { flex: none; }
  ${maxWidth(583)} { flex-direction: column; align-items: stretch; }
`
