import styled from '@emotion/styled'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { PricesShown } from '@/lib/accounts/selling/pricing/prices-shown'
import { euroText, numberText } from '@/lib/market/catalogue/number-text'
import { color, fontSize, radius } from '@/styles/tokens'

/** Each price before and after, where it would stand, and the sum. */
export function PricesTable({ rows, found, changing, differenceCents, isReadable }: PricesShown) {
  return (
    <>
      <p>
        Nulla è ancora cambiato.
        {changing === 0 && isReadable && ' Così non cambia nessun prezzo: nessuno è più alto, oppure non c’è una stima.'}
      </p>
      <List aria-label="Prezzi prima e dopo">
        {rows.map(({ id, cells: [title, before, after, standing, next] }) => (
          <li key={id}>
            <span>
              {title}
              <small>{standing === next ? `${standing} sulla stima` : `da ${standing} a ${next} sulla stima`}</small>
            </span>
            <span>
              <VisuallyHidden>prima </VisuallyHidden>
              <s>{before}</s> <VisuallyHidden>dopo </VisuallyHidden>
              <b>{after}</b>
            </span>
          </li>
        ))}
        {found > rows.length && <li>E altri {numberText(found - rows.length)}.</li>}
        <li data-sum>
          <span>In tutto</span>
          <span>
            {differenceCents > 0 ? '+' : differenceCents < 0 ? '−' : ''}
            {euroText(Math.abs(differenceCents))}
          </span>
        </li>
      </List>
      <Law>
        Il ribasso si mostra con il prezzo più basso degli ultimi 30 giorni, come vuole la legge, e solo se il vecchio prezzo è rimasto
        almeno 7 giorni.
      </Law>
    </>
  )
}

/** What the button that does it says; null where nothing would change. */
export function confirmText({ changing }: PricesShown): string | null {
  return changing === 0 ? null : changing === 1 ? 'Cambia un prezzo' : `Cambia ${numberText(changing)} prezzi`
}

const List = styled.ul`
  margin: 8px 0 16px;
  padding: 0;
  font-variant-numeric: tabular-nums;
  list-style: none;
  li { display: flex; flex-wrap: wrap; gap: 2px 16px; justify-content: space-between; padding: 8px 0; border-bottom: 1px solid ${color.border}; }
  li > :first-of-type { flex: 1 1 160px; min-width: 0; overflow-wrap: anywhere; }
  small { display: block; color: ${color.textMuted}; font-size: ${fontSize.base}; }
  s { color: ${color.textMuted}; }
  b { padding: 1px 6px; border-radius: ${radius.xs}; background: ${color.accentSurfaceStrong}; font-weight: 600; }
  [data-sum] { border-top: 2px solid ${color.text}; border-bottom: 0; font-size: ${fontSize.lg}; font-weight: 600; }
`
const Law = styled.p`
  margin-bottom: 16px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
`
