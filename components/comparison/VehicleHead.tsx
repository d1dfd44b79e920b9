import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { iconButtonStyle } from '@/components/ui/icons/IconButton'
import { Link } from '@/components/ui/Link'
import type { ComparedVehicle } from '@/lib/market/comparison/comparison'
import { mobileScreen } from '@/styles/media'
import { color, font, fontSize, radius, shadow } from '@/styles/tokens'
import type { VehicleParts } from './vehicle-parts'

type Props = Pick<VehicleParts, 'pictureOf' | 'priceOf'> & { vehicle: ComparedVehicle; removeHref: string }

/** The head of a column: which vehicle it is, and the way to take it away. */
export function VehicleHead({ vehicle, removeHref, pictureOf, priceOf }: Props) {
  const { title, version, href, unavailable } = vehicle
  return (
    <Box>
      <Photo data-unavailable={unavailable === null ? undefined : true}>{pictureOf(vehicle, '(max-width: 800px) 50vw, 200px')}</Photo>
      <Name href={href}>{title}</Name>
      <Version>{version}</Version>
      {unavailable === null ? (
        priceOf(vehicle)
      ) : (
        <>
          <Unavailable>{unavailable}</Unavailable>
          <Link href={`${href}#simili`}>Vedi annunci simili</Link>
        </>
      )}
      <Remove href={removeHref} scroll={false} aria-label={`Togli ${title}`} rel="nofollow" data-screen-only>
        <Icon name="close" size={16} />
      </Remove>
    </Box>
  )
}

const Box = styled.div`
  position: relative;
  display: grid;
  gap: 2px;
  justify-items: start;
`
const Photo = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: 16 / 10;
  margin-bottom: 6px;
  overflow: hidden;
  border-radius: ${radius.md};
  background: ${color.surfaceMuted};
  &[data-unavailable] img { filter: grayscale(1) opacity(.55); }
`
const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  color: ${color.text};
  font: 600 ${fontSize.lg}/1.2 ${font.display};
  text-decoration: none;
  &:hover { color: ${color.accent}; text-decoration: underline; }
`
const Version = styled.span`
  max-width: 100%;
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
`
const Unavailable = styled.strong`
  color: ${color.danger};
  font-size: ${fontSize.sm};
`
/** A target of 44 px around a small disc. */
const Remove = styled(Link)`
  ${iconButtonStyle}
  position: absolute;
  top: -6px;
  right: -6px;
  ${mobileScreen} { top: 0; right: 0; } /* the table cuts off what stands out of it */
  color: ${color.text};
  &::before { content: ''; position: absolute; width: 30px; height: 30px; border-radius: 50%; background: ${color.surface}; box-shadow: ${shadow.md}; }
  &:hover::before { background: ${color.surfaceMuted}; }
  svg { position: relative; }
`
