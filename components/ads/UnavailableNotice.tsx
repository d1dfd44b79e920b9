import styled from '@emotion/styled'
import type { PublicAdJson } from '@/lib/market/ads/page/ad-page'
import { endText, reservedText } from '@/lib/market/ads/page/state-words'
import { color, radius } from '@/styles/tokens'

type Props = { ad: Pick<PublicAdJson, 'status' | 'category' | 'publishedAt' | 'closedAt' | 'reservedUntil'> }

/** Says at once that the vehicle cannot be had, and why. */
export function UnavailableNotice({ ad }: Props) {
  const isReserved = ad.status === 'reserved'
  return (
    <Box role="status" data-reserved={isReserved || undefined}>
      {isReserved ? (
        <>
          <strong>{reservedText(ad)}.</strong> Se si libera, torna in vendita qui.
        </>
      ) : (
        <>
          <strong>Non più disponibile:</strong> {endText(ad)}.
        </>
      )}
    </Box>
  )
}

const Box = styled.p`
  padding: 10px 14px;
  border-radius: ${radius.md};
  background: ${color.surfaceMuted};
  &[data-reserved] { background: ${color.warningSurface}; color: ${color.warning}; }
`
