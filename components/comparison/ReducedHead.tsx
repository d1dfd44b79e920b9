import styled from '@emotion/styled'
import { type RefObject, useEffect, useState } from 'react'
import type { ComparedVehicle } from '@/lib/market/comparison/comparison'
import { aboveMobile, lowScreen } from '@/styles/media'
import { color, fontSize, radius, shadow } from '@/styles/tokens'
import type { VehicleParts } from './vehicle-parts'

type Props = Pick<VehicleParts, 'pictureOf'> & { head: RefObject<HTMLElement | null>; vehicles: readonly ComparedVehicle[] }

/** Repeats whose columns are in view when the table head scrolls away on a phone. Screen readers use the head itself. */
export function ReducedHead({ head, vehicles, pictureOf }: Props) {
  const isShown = useHasLeft(head)
  if (!isShown) return null
  return (
    <Frame aria-hidden="true" data-screen-only>
      <Bar>
        {vehicles.map((vehicle) => (
          <div key={vehicle.id}>
            <Photo>{pictureOf(vehicle, '44px')}</Photo>
            <span>{vehicle.title}</span>
          </div>
        ))}
      </Bar>
    </Frame>
  )
}

/** Whether an element has left the window upwards. */
function useHasLeft(element: RefObject<HTMLElement | null>): boolean {
  const [hasLeft, setHasLeft] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setHasLeft(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return hasLeft
}

/** Takes no room: it comes and goes above the table. */
const Frame = styled.div`
  position: sticky;
  top: 0;
  z-index: 8;
  height: 0;
  ${aboveMobile} { display: none; }
  ${lowScreen} { display: none; }
`
const Bar = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin: 0 -16px;
  padding: 8px 16px;
  border-bottom: 1px solid ${color.borderControl};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
  > div { display: grid; grid-template-columns: 44px minmax(0, 1fr); gap: 8px; align-items: center; padding-right: 8px; }
  span { font-size: ${fontSize.base}; font-weight: 600; line-height: 1.2; overflow-wrap: anywhere; }
`
const Photo = styled.div`
  position: relative;
  height: 33px;
  overflow: hidden;
  border-radius: ${radius.xs};
`
