import styled from '@emotion/styled'
import { type AdStatus, unavailableText } from '@/lib/market/ads/ad'
import { color, radius } from '@/styles/tokens'

type Props = { status: AdStatus }

const reasons: Partial<Record<AdStatus, string>> = {
  sold: 'Questo veicolo è stato venduto.',
  withdrawn: 'Il venditore ha ritirato questo annuncio.',
  expired: 'Questo annuncio è scaduto.',
  reserved: 'Questo veicolo è riservato a un acquirente.',
}

/** Says at once that the vehicle can not be had, and where to go on. */
export function UnavailableNotice({ status }: Props) {
  return (
    <Box role="status">
      <strong>{unavailableText(status)}</strong>
      <p>
        {reasons[status]} <a href="#simili">Guarda gli annunci simili</a>
      </p>
    </Box>
  )
}

const Box = styled.div`
  margin-bottom: 16px;
  padding: 14px 16px;
  border-left: 6px solid ${color.danger};
  border-radius: ${radius.md};
  background: ${color.dangerSurface};
  strong { color: ${color.danger}; }
`
