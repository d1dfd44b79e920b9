import styled from '@emotion/styled'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { newAlertPath } from '@/lib/kernel/routes/routes'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { numberText } from '@/lib/market/catalogue/number-text'

type Props = {
  page: Pick<AdPage, 'alike' | 'title' | 'makeName'>
  /** The list of its model, or of its make. */
  listHref: string
}

/** Where to go on from an ad whose vehicle is gone: to those like it, now or when there is one. */
export function EndedLinks({ page: { alike, title, makeName }, listHref }: Props) {
  const isThere = alike !== null && alike > 0
  return (
    <Links>
      {isThere ? (
        <ButtonLink href={listHref} variant="cta" size="lg" block>
          {alike === 1 ? `Vedi un’altra ${title}` : `Vedi ${numberText(alike)} ${title}`}
        </ButtonLink>
      ) : (
        <ButtonLink href="#simili" variant="cta" size="lg" block>
          Vedi gli annunci simili
        </ButtonLink>
      )}
      <ButtonLink href={newAlertPath(listHref)} variant="outline" rel="nofollow" block>
        {alike === null ? `Avvisami di altre ${makeName}` : 'Avvisami se ne esce una'}
      </ButtonLink>
    </Links>
  )
}

const Links = styled.div`
  display: grid;
  gap: 8px;
  @media print { display: none; }
`
