import styled from '@emotion/styled'
import { maxWidth, reducedMotion } from '@/styles/media'
import { color, radius } from '@/styles/tokens'
import { VisuallyHidden } from './VisuallyHidden'

type Props = {
  /** How many cards are awaited. */
  count: number
  /** Cards that stand side by side have their picture above. */
  isGrid?: boolean
}

/** The place of cards that are on their way, in their size. */
export function Skeleton({ count, isGrid }: Props) {
  return (
    <>
      <VisuallyHidden role="status">Caricamento</VisuallyHidden>
      {Array.from({ length: count }, (_, place) => (
        <Card key={place} aria-hidden="true" data-grid={isGrid}>
          <Photo />
          <Lines>
            <i />
            <i />
            <i />
            <i />
            <i />
          </Lines>
        </Card>
      ))}
    </>
  )
}

const pulse = `
  background: ${color.surfaceMuted};
  animation: pulse 1.6s ease-in-out infinite alternate;
  @keyframes pulse { to { background: ${color.border}; } }
  ${reducedMotion} { animation: none; }
`
const Card = styled.div`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr);
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  overflow: hidden;
  ${maxWidth(991)} { grid-template-columns: 216px minmax(0, 1fr); }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); }
  &[data-grid] { grid-template-columns: minmax(0, 1fr); }
`
const Photo = styled.div`
  ${pulse}
  min-height: 176px;
  ${maxWidth(800)} { min-height: 0; aspect-ratio: 2; }
  [data-grid] > & { min-height: 0; aspect-ratio: 16 / 11; }
`
const Lines = styled.div`
  padding: 14px 18px;
  i { ${pulse} display: block; width: 70%; height: 14px; margin-bottom: 10px; border-radius: ${radius.xs}; }
  i:first-of-type { width: 44%; height: 20px; }
  i:nth-of-type(3) { width: 32%; height: 28px; margin: 14px 0; }
  i:last-of-type { margin: 0; }
`
