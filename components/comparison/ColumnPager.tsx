import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { IconButton } from '@/components/ui/icons/IconButton'
import { aboveMobile } from '@/styles/media'
import { color } from '@/styles/tokens'
import type { useColumnPager } from './use-column-pager'

type Props = { pager: ReturnType<typeof useColumnPager>; count: number; noun: string }

/** Turns to the vehicles that stand beside the two in sight; on a phone only, and with a script: a finger needs neither. */
export function ColumnPager({ pager: { first, pages, page, previous, next }, count, noun }: Props) {
  return (
    <Row className="needs-script" role="group" aria-label="Colonne della tabella">
      <Turn aria-label="Precedenti" disabled={previous === undefined} onClick={previous}>
        <Icon name="chevron-left" />
      </Turn>
      <span role="status">
        {noun} {first + 1}–{Math.min(first + 2, count)} di {count}
      </span>
      <Dots aria-hidden="true">
        {Array.from({ length: pages }, (_, dot) => (
          <i key={dot} data-on={dot === page || undefined} />
        ))}
      </Dots>
      <Turn aria-label="Successive" disabled={next === undefined} onClick={next}>
        <Icon name="chevron-right" />
      </Turn>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 8px;
  font-weight: 600;
  span::first-letter { text-transform: uppercase; }
  ${aboveMobile} { display: none; }
`
const Turn = styled(IconButton)`
  border: 1.5px solid ${color.borderControl};
  &:disabled { border-color: ${color.border}; color: ${color.borderStrong}; cursor: default; }
`
const Dots = styled.span`
  display: flex;
  gap: 6px;
  i { width: 8px; height: 8px; border-radius: 4px; background: ${color.borderStrong}; }
  [data-on] { width: 20px; background: ${color.accent}; }
`
