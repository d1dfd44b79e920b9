import styled from '@emotion/styled'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { useHydrated } from '@/components/ui/use-hydrated'
import { aboveMobile, maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

/** How much of the list a phone shows below the map. */
const stops = ['head', 'card', 'list'] as const
type Stop = (typeof stops)[number]

type Props = {
  /** «38 annunci in Toscana». */
  title: string
  cards: readonly { id: number; card: ReactNode }[]
  marked: number | null
  onMark(id: number): void
  heading: RefObject<HTMLHeadingElement | null>
  list: RefObject<HTMLDivElement | null>
  /** The map in words. */
  parts: ReactNode
  children: ReactNode
}

/** The list beside the map. On a phone a sheet below it, with three stops: its head, the chosen card, and all; without JavaScript it is all there. */
export function MapCards({ title, cards, marked, onMark, heading, list, parts, children }: Props) {
  const isHydrated = useHydrated()
  const sheet = useRef<HTMLElement>(null)
  const [stop, setStop] = useState<Stop>('card')
  const hasStops = isHydrated && cards.length > 0
  const chosen = cards.some(({ id }) => id === marked) ? marked : cards[0]?.id
  const move = (to: Stop) => {
    setStop(to)
    const target = to === 'list' ? sheet.current : sheet.current?.previousElementSibling
    target?.scrollIntoView({ block: 'start' })
  }
  return (
    <Sheet ref={sheet} id="risultati" aria-label="Annunci della mappa" data-stop={hasStops ? stop : undefined}>
      <Head>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {hasStops && (
          <>
            {stop !== 'list' && <StopButton label="Alza" onPress={() => move(stop === 'head' ? 'card' : 'list')} />}
            {stop !== 'head' && <StopButton label="Abbassa" onPress={() => move(stop === 'list' ? 'card' : 'head')} />}
          </>
        )}
      </Head>
      <WithList>{parts}</WithList>
      <List ref={list}>
        {cards.map(({ id, card }) => (
          <div
            key={id}
            data-card={id}
            data-chosen={id === chosen || undefined}
            data-marked={id === marked || undefined}
            onMouseEnter={() => onMark(id)}
            onFocus={() => onMark(id)}
          >
            {card}
          </div>
        ))}
      </List>
      <WithList>{children}</WithList>
    </Sheet>
  )
}

function StopButton({ label, onPress }: { label: 'Alza' | 'Abbassa'; onPress(): void }) {
  return (
    <button type="button" aria-label={`${label} l’elenco`} onClick={onPress}>
      {label}
      <Icon name={label === 'Alza' ? 'arrow-up' : 'arrow-down'} size={16} />
    </button>
  )
}

const Sheet = styled.section`
  min-width: 0;
  ${maxWidth(800)} {
    position: relative;
    z-index: 5;
    margin: -16px -16px 0;
    padding: 0 16px 16px;
    border-radius: ${radius.xl} ${radius.xl} 0 0;
    background: ${color.surface};
    box-shadow: 0 -6px 24px rgba(20, 24, 25, .18);
  }
`
const Head = styled.div`
  ${aboveMobile} {
    button { display: none; }
    h2 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  }
  ${maxWidth(800)} {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 4px;
    min-height: 56px;
    padding-top: 10px;
    &::before { content: ''; position: absolute; left: 50%; top: 6px; width: 40px; height: 4px; margin-left: -20px; border-radius: 2px; background: ${color.borderControl}; }
    h2 { flex: 1 1 5em; font-size: ${fontSize.lg}; }
    button { display: inline-flex; align-items: center; gap: 4px; min-height: 44px; padding: 0 8px; color: ${color.accent}; font-size: .9375rem; font-weight: 600; }
  }
`
/** What a phone shows only with the whole list. */
const WithList = styled.div`
  ${maxWidth(800)} { [data-stop='head'] > &, [data-stop='card'] > & { display: none; } }
`
/** Cards as slim as on a phone without photographs, whatever they show. */
const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  article, article[data-slim] { grid-template-columns: 116px minmax(0, 1fr); }
  article > div:first-of-type { align-self: stretch; min-height: 128px; aspect-ratio: auto; }
  article > div:first-of-type > label { min-width: 36px; padding: 0 9px; span { display: none; } }
  article[data-slim] > div:first-of-type { padding-bottom: 8px; > img { width: 88%; } > img ~ span:last-of-type, > label { position: static; } }
  article h3, article h3 + p { padding-right: 38px; }
  article h3 { font-size: ${fontSize.lg}; }
  article:not([data-slim]) > a, article:not([data-slim]) > form button { background: none; }
  [data-marked] > article { border-color: ${color.accent}; box-shadow: inset 0 0 0 1.5px ${color.accent}; }
  ${maxWidth(800)} {
    gap: 12px;
    [data-stop='head'] > & { display: none; }
    [data-stop='card'] > & > div:not([data-chosen]) { display: none; }
  }
`
