import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import type { Dossier } from '@/lib/market/dossier/dossier'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

/** What somebody here has looked at, and beside it, as large, what nobody has. */
export function LookedLists({ looked, notLooked }: Pick<Dossier, 'looked' | 'notLooked'>) {
  return (
    <Columns>
      <section aria-labelledby="guardato">
        <h2 id="guardato">Cosa abbiamo guardato</h2>
        {looked.length === 0 ? (
          <p>Per questo annuncio, niente: non c’è una carta, e nessuno ci ha dato targa o telaio.</p>
        ) : (
          <ul>
            {looked.map((text) => (
              <li key={text}>
                <Icon name="check" />
                {text}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="non-guardato">
        <h2 id="non-guardato">Cosa non abbiamo guardato</h2>
        <ul>
          {notLooked.map((text) => (
            <li key={text} data-not>
              <Icon name="close" />
              {text}
            </li>
          ))}
        </ul>
      </section>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px 40px;
  li { display: grid; grid-template-columns: 24px minmax(0, 1fr); gap: 10px; padding: 8px 0; line-height: 1.4; }
  p { font-size: ${fontSize.base}; }
  svg { color: ${color.accent}; }
  [data-not] svg { color: ${color.textMuted}; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); }
`
