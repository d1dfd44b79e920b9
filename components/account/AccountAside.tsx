import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { routes } from '@/lib/kernel/routes/routes'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

/** What an account is good for. */
export function AccountAside() {
  return (
    <Why aria-label="A cosa serve un account">
      <h2>Un account, tre cose utili</h2>
      <ul>
        <li>
          <Icon name="user" />I tuoi dati in un posto solo, da cambiare quando vuoi
        </li>
        <li>
          <Icon name="shield" />
          Vedi dove hai fatto l’accesso e chiudi gli altri dispositivi
        </li>
        <li>
          <Icon name="download" />
          Scarichi o elimini i tuoi dati in ogni momento
        </li>
      </ul>
      <p>
        Sei un concessionario? <Link href={routes.dealerRegistration}>Registra la concessionaria</Link>
      </p>
    </Why>
  )
}

const Why = styled.aside`
  padding: 24px;
  border-radius: ${radius.lg};
  background: ${color.accentSurface};
  h2 { font-size: ${fontSize.xl2}; }
  ul { display: grid; gap: 12px; margin: 16px 0 20px; }
  li { display: flex; gap: 12px; }
  li > svg { margin-top: 2px; color: ${color.accent}; }
  p { font-size: ${fontSize.base}; }
  ${maxWidth(800)} { display: none; }
`
