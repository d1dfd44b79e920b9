import styled from '@emotion/styled'
import { Icon, type IconName } from '@/components/ui/icons/Icon'
import { IconTile } from '@/components/ui/icons/IconTile'
import { Link } from '@/components/ui/Link'
import { routes } from '@/lib/kernel/routes/routes'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

const reasons: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'arrow-down', title: 'Ti avvisiamo se il prezzo scende', text: 'Una mail, il giorno stesso. Smetti quando vuoi.' },
  { icon: 'heart', title: 'Ritrovi i preferiti su ogni dispositivo', text: 'Con le ricerche e le valutazioni che hai salvato.' },
  { icon: 'car', title: 'Vendi gratis', text: 'Annuncio, stima del prezzo e messaggi in un posto solo.' },
]

/** What an account is good for. */
export function AccountAside() {
  return (
    <Why aria-label="Perché un account">
      <h2>Gratis, in un minuto</h2>
      <ul>
        {reasons.map(({ icon, title, text }) => (
          <li key={title}>
            <IconTile>
              <Icon name={icon} />
            </IconTile>
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Dealers>
        Sei un concessionario? <Link href={routes.dealerRegistration}>Registra la concessionaria</Link>
      </Dealers>
    </Why>
  )
}

const Why = styled.aside`
  display: grid;
  gap: 20px;
  padding: 28px 28px 24px;
  border-radius: ${radius.lg};
  background: ${color.accentSurface};
  h2 { font-size: ${fontSize.xl2}; }
  ul { display: grid; gap: 18px; }
  li { display: grid; grid-template-columns: 44px 1fr; gap: 14px; align-items: start; }
  b { display: block; font: 600 ${fontSize.lg}/1.25 ${font.display}; }
  li p { color: ${color.textSecondary}; font-size: ${fontSize.base}; line-height: 1.4; }
  ${maxWidth(800)} {
    order: -1;
    gap: 10px;
    padding: 16px;
    h2 { font-size: ${fontSize.lg}; }
    ul { gap: 8px; }
    li { grid-template-columns: 24px 1fr; gap: 10px; align-items: center; }
    li > span { width: 24px; height: 24px; border: 0; background: none; box-shadow: none; color: ${color.accent}; }
    b { font: 500 ${fontSize.md}/1.3 ${font.body}; }
    li p { display: none; }
  }
`
const Dealers = styled.p`
  font-size: ${fontSize.base};
  a { display: inline-flex; align-items: center; min-height: 24px; }
`
