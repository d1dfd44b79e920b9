import styled from '@emotion/styled'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize } from '@/styles/tokens'
import { pageId } from './use-sheet'

/** The group as a row of the sheet that leads to a page of its own: what is chosen in it, and whether the page is shown. */
export type SheetRow = { group: string; chosen: string; isShown: boolean; open(event: MouseEvent): void }

type Props = {
  title: string
  open: boolean
  /** The address of a folded group that is opened without JavaScript, or before it runs. */
  plainHref?: string
  /** False while what stands in the group is on its way. */
  isReady?: boolean
  /** Fetches that, as soon as somebody turns to the folded group. */
  load?(): void
  /** Its row in the sheet of a phone, as soon as JavaScript is there. */
  row?: SheetRow | undefined
  /** What stands in it. */
  fields(): ReactNode
}

/** Filters that belong together. A folded group renders its filters when opened: most are never looked at. */
export function FilterGroup({ title, open, plainHref, isReady = true, load, row, fields }: Props) {
  const titleId = useId()
  const fold = useRef<HTMLDetailsElement>(null)
  const [isWanted, setWanted] = useState(open)
  const isRendered = open || (isWanted && isReady)
  const prepare = () => open || isReady || load?.()
  const unfold = () => {
    setWanted(true)
    prepare()
  }
  const unfoldEarly = useEffectEvent(unfold)
  useEffect(() => {
    if (fold.current?.open) unfoldEarly()
  }, [])
  return (
    <Fold
      ref={fold}
      open={open || row?.isShown}
      onToggle={({ currentTarget }) => currentTarget.open && unfold()}
      {...(row && { id: pageId(row.group), 'data-row': row.isShown ? 'shown' : '' })}
    >
      <summary
        onFocus={prepare}
        onClick={(event) => {
          row?.open(event)
          unfold()
        }}
      >
        <h3 id={titleId}>{title}</h3>
        {row && <Chosen>{row.chosen}</Chosen>}
        <Icon name="chevron-down" />
      </summary>
      <Fields role="group" aria-labelledby={titleId} aria-busy={isWanted && !isRendered ? true : undefined}>
        {isRendered ? fields() : !isWanted && plainHref !== undefined && <WayWithoutScript href={plainHref} />}
      </Fields>
    </Fold>
  )
}

function WayWithoutScript({ href }: { href: string }) {
  return (
    <a href={href} rel="nofollow">
      Mostra tutti i filtri
    </a>
  )
}

const Fold = styled.details`
  border-top: 1px solid ${color.border};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
  }
  h3 { font: 600 ${fontSize.md}/1.5 ${font.body}; letter-spacing: 0; }
  &[open] > summary svg { transform: rotate(180deg); }
  ${maxWidth(800)} {
    &[data-row] > summary { gap: 8px; min-height: 60px; h3 { flex: 1; } svg { transform: rotate(-90deg); } }
    &[data-row=''] > div { display: none; }
    &[data-row='shown'] { border-top: 0; > summary { display: none; } }
  }
`
const Chosen = styled.span`
  display: none;
  ${maxWidth(800)} { display: inline; max-width: 50%; color: ${color.textMuted}; text-align: right; overflow-wrap: anywhere; }
`
const Fields = styled.div`
  display: grid;
  gap: 10px;
  padding: 2px 0 14px;
  font-size: ${fontSize.base};
`
