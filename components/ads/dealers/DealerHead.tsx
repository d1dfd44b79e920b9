import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/Badge'
import { Container } from '@/components/ui/Container'
import { SellerIcon } from '@/components/ui/icons/SellerIcon'
import { logoPath } from '@/lib/kernel/routes/dealer-area'
import type { AdDealer } from '@/lib/market/ads/page/ad-page'
import { activityText } from '@/lib/market/dealers/dealer-activities'
import { waitingText } from '@/lib/market/dealers/response-time'
import { bodyTileSrc } from '@/lib/market/illustrations/illustration'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  dealer: Pick<AdDealer, 'name' | 'place' | 'logoId' | 'activity' | 'foundedYear' | 'description' | 'responseMinutes'>
  /** «38 km da Pavia», where it is known from where. */
  distance: string | null
  /** What buyers say of them. */
  rating: ReactNode
  /** How to reach them. */
  children: ReactNode
}

const showroom = ['station-wagon', 'suv', 'berlina', 'city-car', 'monovolume', 'coupe']

/** The top of a dealer's page: a showroom, the sign with their letters, who they are. */
export function DealerHead({
  dealer: { name, place, logoId, activity, foundedYear, description, responseMinutes },
  distance,
  rating,
  children,
}: Props) {
  return (
    <>
      <Cover>
        {showroom.map((body) => (
          <img key={body} src={bodyTileSrc('auto', body)} alt="" width={340} height={145} />
        ))}
      </Cover>
      <Container>
        <Row>
          <Sign>
            <SellerIcon name={name} logo={logoId === null ? null : logoPath(logoId)} isLarge />
          </Sign>
          <Words>
            <h1>{name}</h1>
            <Facts>
              {rating}
              {distance !== null && <Badge>{distance}</Badge>}
              <span>
                {activityText(activity)}
                {place !== null && ` a ${place}`}
                {foundedYear !== null && ` · attivo dal ${foundedYear}`}
                {responseMinutes !== null && ` · risponde di solito entro ${waitingText(responseMinutes)}`}
              </span>
            </Facts>
          </Words>
          {children}
        </Row>
        {description !== '' && <Description>{description}</Description>}
      </Container>
    </>
  )
}

const Cover = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: 24px;
  height: 200px;
  padding-bottom: 18px;
  overflow: hidden;
  background:
    repeating-linear-gradient(90deg, ${color.surface} 0 105px, transparent 105px 233px) 22px 11px / 100% 5px no-repeat,
    linear-gradient(${color.borderStrong}, ${color.borderStrong}) bottom / 100% 46px no-repeat,
    repeating-linear-gradient(90deg, ${color.accentSurfaceStrong} 0 60px, ${color.surfaceMuted} 60px 120px);
  img { flex: none; width: 200px; height: auto; }
  ${maxWidth(800)} { height: 128px; gap: 12px; img { width: 140px; } }
  @media print { display: none; }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 12px 24px;
  margin-bottom: 24px;
`
const Sign = styled.div`
  flex: none;
  align-self: flex-start;
  margin-top: -36px;
  ${maxWidth(800)} { flex-basis: 100%; margin-top: -44px; }
`
const Words = styled.div`
  flex: 1 1 320px;
  min-width: 0;
  padding-top: 12px;
  h1 { font-size: ${fontSize.xl4}; overflow-wrap: anywhere; }
  ${maxWidth(800)} { flex-basis: 100%; h1 { font-size: ${fontSize.xl3}; } }
`
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  margin-top: 6px;
  color: ${color.textMuted};
`
const Description = styled.p`
  max-width: 64ch;
  margin-bottom: 24px;
  color: ${color.textMuted};
`
