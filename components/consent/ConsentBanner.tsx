import styled from '@emotion/styled'
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react'
import { Button } from '@/components/ui/Button'
import { Container } from '@/components/ui/Container'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { useCoveredEdge } from '@/components/ui/use-covered-edge'
import type { BannerSource } from '@/lib/accounts/consent/privacy-choice'
import { routes } from '@/lib/kernel/routes/routes'
import { lowScreen, maxWidth } from '@/styles/media'
import { bottomInsetProperty, color, fontSize, radius, zIndex } from '@/styles/tokens'

type Props = { onAnswer(source: BannerSource): void; onCustomise(): void }

const text =
  'Usiamo cookie tecnici e, solo con il tuo consenso, strumenti per misurare, trovare errori, ricordare ricerche e accedere con Facebook. Con la X rifiuti e restano i soli cookie tecnici. Puoi cambiare idea quando vuoi da «Impostazioni privacy». '

/** The consent banner. It is not modal, takes no focus, and closing it rejects everything. */
export function ConsentBanner({ onAnswer, onCustomise }: Props) {
  const ref = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element>(null)
  const titleId = useId()
  useCoveredEdge(ref, bottomInsetProperty)
  const answer = (source: BannerSource) => {
    const next = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main')
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    onAnswer(source)
  }
  const rememberWhere = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') answer('banner-close')
  }
  return (
    <Frame ref={ref} className="needs-script" data-nosnippet aria-labelledby={titleId} onFocus={rememberWhere} onKeyDown={closeOnEscape}>
      <Container>
        <Grid>
          <Words>
            <h2 id={titleId}>La tua privacy, decidi tu</h2>
            <p>
              {text}
              <Link href={routes.privacyPolicy}>Informativa completa</Link>
            </p>
          </Words>
          <Answers>
            <Button variant="outline" onClick={() => answer('banner-reject')}>
              Rifiuta
            </Button>
            <Button variant="outline" onClick={() => answer('banner-accept')}>
              Accetta
            </Button>
            <Customise type="button" aria-haspopup="dialog" onClick={onCustomise}>
              Personalizza
            </Customise>
          </Answers>
          <Close variant="outline" aria-label="Chiudi e rifiuta" onClick={() => answer('banner-close')}>
            Chiudi <Icon name="close" size={20} />
          </Close>
        </Grid>
      </Container>
    </Frame>
  )
}

const Frame = styled.section`
  position: fixed;
  z-index: ${zIndex.consent};
  right: 0;
  bottom: 0;
  left: 0;
  max-height: 80dvh;
  padding: 20px 0;
  overflow: auto;
  border-top: 4px solid ${color.accent};
  background: ${color.surface};
  box-shadow: 0 -8px 32px rgba(20,24,25,.16);
  ${lowScreen} { max-height: 50dvh; padding: 8px 0; }
  @media print { display: none; }
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 140px;
  gap: 12px;
  align-items: start;
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: center; }
`
const Words = styled.div`
  margin-right: 16px;
  h2 { margin-bottom: 6px; font-size: ${fontSize.xl}; }
  p { max-width: 64ch; font-size: ${fontSize.base}; }
  a { border-radius: ${radius.xs}; }
  ${maxWidth(800)} {
    display: contents;
    h2 { grid-row: 1; margin: 0; }
    p { grid-column: 1 / -1; }
  }
`
const Answers = styled.div`
  display: grid;
  grid-template-columns: 140px 140px;
  gap: 8px 12px;
  ${maxWidth(800)} { grid-column: 1 / -1; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`
const Customise = styled.button`
  grid-column: 1 / -1;
  justify-self: center;
  min-height: 32px;
  padding: 0 12px;
  color: ${color.accent};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  ${maxWidth(800)} { min-height: 44px; }
`
const Close = styled(Button)`
  padding: 0 8px;
  ${maxWidth(800)} { grid-row: 1; grid-column: 2; }
`
