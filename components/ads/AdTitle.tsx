import styled from '@emotion/styled'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { color, fontSize } from '@/styles/tokens'

type Props = Pick<AdPage, 'ad' | 'title'>

/** What is for sale, and the number to name it by. */
export function AdTitle({ ad: { id, version }, title }: Props) {
  return (
    <Title>
      <div>
        <h1>{title}</h1>
        <p>{version}</p>
      </div>
      <Reference>RIF {id}</Reference>
    </Title>
  )
}

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 8px 16px;
  margin-bottom: 20px;
  > div { min-width: 0; overflow-wrap: anywhere; }
  p { color: ${color.textMuted}; font-size: ${fontSize.lg}; }
`
const Reference = styled.span`
  display: inline-flex;
  align-items: center;
  height: 24px;
  padding: 0 10px;
  border: 1.5px solid ${color.borderControl};
  border-radius: 4px;
  box-shadow: inset 7px 0 ${color.plate}, inset -7px 0 ${color.plate};
  font-size: ${fontSize.sm};
  font-weight: 600;
  letter-spacing: .06em;
  padding: 0 15px;
`
