import styled from '@emotion/styled'
import { type ReactNode, useContext } from 'react'
import { FormMessage } from '@/components/ui/form/FormMessage'
import { Icon } from '@/components/ui/icons/Icon'
import { api } from '@/lib/kernel/routes/routes'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'
import { ContactButton } from './ContactButton'
import { ContactContext } from './contact-context'
import { PhoneButton } from './PhoneButton'

/** `children`: ways that need no script. */
type Props = { dealer: { id: number; hasPhone: boolean }; children: ReactNode }

/** The ways to reach a dealer: their number first, for buyers about to drive there. */
export function DealerContact({ dealer: { id, hasPhone }, children }: Props) {
  const { isSent } = useContext(ContactContext)
  return (
    <Box>
      <Ways className="needs-script">
        {hasPhone && (
          <div>
            <PhoneButton
              variant="cta"
              path={api.dealerNumber(id)}
              onShown={() => trackEvent({ name: 'phoneShown', ad: null, dealer: id })}
            />
          </div>
        )}
        <ContactButton variant={hasPhone ? 'outline' : 'cta'}>
          <Icon name="mail" />
          Scrivi
        </ContactButton>
      </Ways>
      <Others>{children}</Others>
      <FormMessage variant="success">{isSent ? 'Hai scritto a questa concessionaria.' : ''}</FormMessage>
      <noscript>
        <Aside>
          Per scrivere alla concessionaria o vedere il suo numero serve JavaScript: controlliamo che a farlo non sia un programma. Indirizzo
          e orari sono in questa pagina.
        </Aside>
      </noscript>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 8px;
  ${maxWidth(800)} { flex: 1 1 100%; }
  @media print { display: none; }
`
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 12px;
  ${maxWidth(991)} { flex-direction: column; align-items: stretch; }
  ${maxWidth(800)} { flex-direction: row; > * { flex: 1 1 140px; } button { padding: 0 10px; } }
`
const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  &:empty { display: none; }
`
const Aside = styled.p`
  max-width: 44ch;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
`
