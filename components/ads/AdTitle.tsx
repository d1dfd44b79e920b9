import styled from '@emotion/styled'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { mobileScreen } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = Pick<AdPage, 'title'> & { ad: Pick<AdPage['ad'], 'version'> & { id?: number } }

/** What is for sale, and the number to name it by. */
export function AdTitle({ ad: { id, version }, title }: Props) {
  return (
    <Title>
      <div>
        <h1>{title}</h1>
        <p>{version}</p>
      </div>
      {id !== undefined && <Reference>RIF {id}</Reference>}
    </Title>
  )
}

const Title = styled.div`
  grid-area: title;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 8px 16px;
  margin-bottom: 14px;
  ${mobileScreen} {
    align-items: flex-start;
    margin: 12px 0 6px;
    h1 { font-size: ${fontSize.xl2}; }
    p { font-size: ${fontSize.base}; }
    > div { flex: 1 1 9em; }
    > span { margin-top: 4px; }
  }
  > div { min-width: 0; overflow-wrap: anywhere; }
  p { color: ${color.textMuted}; font-size: ${fontSize.lg}; }
`
const Reference = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  padding: 0 10px;
  border: 1.5px solid ${color.borderControl};
  border-radius: 4px;
  box-shadow: inset 7px 0 ${color.plate}, inset -7px 0 ${color.plate};
  font-size: ${fontSize.sm};
  font-weight: 600;
  letter-spacing: .06em;
  padding: 0 15px;
`
