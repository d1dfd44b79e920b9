import styled from '@emotion/styled'
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react'
import { Button } from '@/components/ui/Button'
import { Container } from '@/components/ui/Container'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { useCoveredEdge } from '@/components/ui/use-covered-edge'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { BannerSource } from '@/lib/accounts/consent/privacy-choice'
import { routes } from '@/lib/kernel/routes/routes'
import { lowScreen, maxWidth } from '@/styles/media'
import { bottomInsetProperty, color, font, fontSize, zIndex } from '@/styles/tokens'

type Props = { onAnswer(source: BannerSource): void; onCustomise(): void }

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
    <Frame
      ref={ref}
      className="needs-script"
      data-page-bar="consent"
      data-nosnippet
      aria-labelledby={titleId}
      onFocus={rememberWhere}
      onKeyDown={closeOnEscape}
    >
      <Container>
        <Grid>
          <VisuallyHidden as="h2" id={titleId}>
            La tua privacy, decidi tu
          </VisuallyHidden>
          <p>
            Usiamo cookie tecnici e, solo con il tuo sì, strumenti di misura e di terzi; la X vale «Rifiuta».{' '}
            <Link href={routes.privacyPolicy}>Informativa</Link>
          </p>
          <Answers>
            <Button variant="outline" onClick={() => answer('banner-reject')}>
              Rifiuta
            </Button>
            <Button variant="outline" onClick={() => answer('banner-accept')}>
              Accetta
            </Button>
            <Button variant="outline" aria-haspopup="dialog" onClick={onCustomise}>
              Personalizza
            </Button>
          </Answers>
          <Close variant="outline" aria-label="Chiudi e rifiuta" onClick={() => answer('banner-close')}>
            <Icon name="close" size={20} />
          </Close>
        </Grid>
      </Container>
    </Frame>
  )
}

/** On a screen too low for it, as at 400 % zoom, it stands at the top of the page and scrolls away: it covers nothing. */
const Frame = styled.section`
  position: fixed;
  z-index: ${zIndex.consent};
  right: 0;
  bottom: 0;
  left: 0;
  max-height: 80dvh;
  padding: 10px 0 max(12px, env(safe-area-inset-bottom));
  overflow: auto;
  border-top: 4px solid ${color.accent};
  background: ${color.surface};
  box-shadow: 0 -6px 24px rgba(20,24,25,.16);
  ${lowScreen} { position: static; max-height: none; border-bottom: 1px solid ${color.border}; box-shadow: none; }
  @media print { display: none; }
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 44px;
  gap: 16px;
  align-items: center;
  p { max-width: 64ch; font-size: ${fontSize.base}; line-height: 1.4; }
  ${maxWidth(800)} {
    grid-template-columns: minmax(0, 1fr) 44px;
    gap: 8px;
    p { line-height: 1.35; }
  }
`
const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(132px, 1fr));
  gap: 8px;
  > button { padding: 0 4px; font: 600 ${fontSize.md}/1.2 ${font.display}; }
  ${maxWidth(800)} { grid-row: 2; grid-column: 1 / -1; grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${maxWidth(450)} { > button { padding: 0; font-size: min(${fontSize.md}, 4.5vw); } } /* «Personalizza» fits a third of 320 px */
`
const Close = styled(Button)`
  width: 44px;
  padding: 0;
  ${maxWidth(800)} { grid-row: 1; grid-column: 2; align-self: start; }
`
