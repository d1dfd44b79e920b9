import styled from '@emotion/styled'
import { useRouter } from 'next/router'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Container } from '@/components/ui/Container'
import { Icon } from '@/components/ui/icons/Icon'
import { Modal } from '@/components/ui/Modal'
import { useCoveredEdge } from '@/components/ui/use-covered-edge'
import { comparisonHref, comparisonParams, maxCompared } from '@/lib/market/comparison/comparison-query'
import { nounOf, refusalText } from '@/lib/market/comparison/comparison-words'
import { lowScreen, maxWidth } from '@/styles/media'
import { bottomInsetProperty, color, fontSize, shadow, zIndex } from '@/styles/tokens'
import { CompareList } from './CompareList'
import { CompareSlots } from './CompareSlots'
import { acceptRefusal, untick, untickAll, useTicks } from './compare-ticks'

/** The ticked ads at the bottom of the screen, up to four, and the way to their comparison. */
export function CompareBar() {
  const { ads, isRefused } = useTicks()
  const router = useRouter()
  const bar = useRef<HTMLElement>(null)
  const [isEditing, setEditing] = useState(false)
  const [isOpening, setOpening] = useState(false)
  useCoveredEdge(bar, bottomInsetProperty)
  const categories = ads.map(({ category }) => category)
  const open = async () => {
    setOpening(true)
    await router.push(comparisonHref({ ids: ads.map(({ id }) => id) }))
    setOpening(false)
  }
  const remove = (id: number) => {
    if (ads.length === 1) tickOf(id)?.focus() // the bar goes with its last ad
    untick([id])
  }
  const empty = () => {
    tickOf(ads[0]?.id)?.focus()
    untickAll()
  }
  const go = (
    <Button variant="cta" disabled={ads.length < 2} aria-busy={isOpening || undefined} onClick={() => !isOpening && void open()}>
      {isOpening ? 'Apro…' : ads.length < 2 ? 'Confronta' : `Confronta ${ads.length}`}
    </Button>
  )
  return (
    <Bar ref={bar} aria-label="Confronto" data-page-bar="compare">
      {isRefused && (
        <Refusal role="alert">
          <Container>
            <Icon name="info" />
            <span>{refusalText(categories)}</span>
            <Words type="button" onClick={acceptRefusal}>
              Ho capito
            </Words>
          </Container>
        </Refusal>
      )}
      <Container>
        <CompareSlots ads={ads} onRemove={remove} />
        <Stack type="button" aria-haspopup="dialog" onClick={() => setEditing(true)}>
          <span>
            {ads.map(({ id, picture }) => (
              <img key={id} src={picture} alt="" width={48} height={40} />
            ))}
          </span>
          <span>
            <b>
              {ads.length} di {maxCompared}
            </b>
            <small>Modifica</small>
          </span>
        </Stack>
        <Go>
          {go}
          <Words type="button" onClick={empty}>
            Svuota
          </Words>
        </Go>
      </Container>
      {isEditing && (
        <Modal
          title={`Confronti ${ads.length} ${nounOf(categories)[ads.length === 1 ? 'single' : 'many']}`}
          onClose={() => setEditing(false)}
        >
          <CompareList ads={ads} onRemove={remove} />
          <Choices>
            <Button variant="quiet" onClick={empty}>
              Svuota
            </Button>
            {go}
          </Choices>
        </Modal>
      )}
    </Bar>
  )
}

/** The tick on the card of an ad, if the page shows it; else the page itself takes the focus. */
function tickOf(id: number | undefined): HTMLElement | null {
  return document.querySelector<HTMLElement>(`input[name="${comparisonParams.ad}"][value="${id}"]`) ?? document.querySelector('main')
}

const Bar = styled.section`
  position: fixed;
  z-index: ${zIndex.stickyBar};
  right: 0;
  bottom: 0;
  left: 0;
  border-top: 4px solid ${color.accent};
  background: ${color.surface};
  box-shadow: ${shadow.lg};
  > div:last-of-type { display: flex; align-items: center; gap: 12px; min-height: 84px; padding-top: 8px; padding-bottom: 8px; }
  ${maxWidth(800)} { > div:last-of-type { gap: 10px; min-height: 68px; } }
  ${lowScreen} { position: static; }
`
const Refusal = styled.div`
  background: ${color.warningSurface};
  color: ${color.warning};
  font-weight: 500;
  line-height: 1.3;
  > div { display: flex; align-items: center; gap: 8px; min-height: 48px; padding-top: 4px; padding-bottom: 4px; }
  svg { flex: none; }
  button { margin-left: auto; color: inherit; white-space: nowrap; }
`
const Words = styled.button`
  min-height: 28px;
  padding: 0 4px;
  border: 0;
  background: none;
  color: ${color.link};
  font-size: ${fontSize.base};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`
/** On a phone it stands for the slots. */
const Stack = styled.button`
  display: none;
  ${maxWidth(800)} {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
    min-height: 48px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.text};
    text-align: left;
    cursor: pointer;
    span:first-of-type { display: flex; padding-left: 20px; }
    img { flex: none; width: 48px; max-width: none; height: 40px; margin-left: -20px; border: 2px solid ${color.surface}; border-radius: 6px; background: ${color.surfaceMuted}; box-shadow: 0 0 0 1px ${color.border}; object-fit: cover; }
    b { display: block; font-weight: 600; line-height: 1.2; white-space: nowrap; }
    small { color: ${color.link}; font-size: ${fontSize.base}; font-weight: 500; text-decoration: underline; text-underline-offset: 3px; }
  }
  ${maxWidth(450)} { img { width: 40px; height: 34px; margin-left: -28px; } span:first-of-type { padding-left: 28px; } }
`
const Go = styled.div`
  display: grid;
  flex: none;
  justify-items: center;
  gap: 2px;
  margin-left: auto;
  > [data-variant] { min-width: 150px; }
  ${maxWidth(800)} { > [data-variant] { min-width: 128px; min-height: 48px; padding: 0 14px; } > :not([data-variant]) { display: none; } }
`
const Choices = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  margin-top: 16px;
`
