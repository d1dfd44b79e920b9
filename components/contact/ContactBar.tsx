import styled from '@emotion/styled'
import { type ReactNode, useRef } from 'react'
import { useCoveredEdge } from '@/components/ui/use-covered-edge'
import { aboveMobile, lowScreen, maxWidth } from '@/styles/media'
import { bottomBarProperty, bottomInset, color, zIndex } from '@/styles/tokens'
import { ContactButton } from './ContactButton'
import { ContactWording } from './ContactWording'

type Props = {
  /** What stands beside the button. */
  price: ReactNode
}

/** Sticky bar with price and contact button on phones; it stops at the end of the content, above the footer. */
export function ContactBar({ price }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useCoveredEdge(ref, bottomBarProperty)
  return (
    <Bar ref={ref} className="needs-script" data-bottom-bar data-page-bar="contact">
      <div>{price}</div>
      <ContactButton size="md">
        <ContactWording length="short" />
      </ContactButton>
    </Bar>
  )
}

const Bar = styled.div`
  position: sticky;
  z-index: ${zIndex.stickyBar};
  bottom: ${bottomInset};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  padding: 10px 16px;
  border-top: 1px solid ${color.border};
  background: ${color.surface};
  box-shadow: 0 -4px 16px rgba(20, 24, 25, .1);
  > div { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; }
  > button { flex: 1; min-width: 120px; max-width: 240px; min-height: 48px; }
  ${maxWidth(450)} { > button { max-width: none; } } /* in a row of its own it fills it */
  ${lowScreen} { position: static; }
  ${aboveMobile} { display: none; }
`
