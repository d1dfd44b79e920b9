import styled from '@emotion/styled'
import type { CasePage } from '@/lib/accounts/moderation/moderation-case'
import type { CopiedPhoto } from '@/lib/market/photos/copied-photo'
import { pictureSrc } from '@/lib/market/photos/photo'
import { maxWidth } from '@/styles/media'
import { fontSize, radius } from '@/styles/tokens'
import { OtherAd } from './OtherAd'

type Props = { copies: readonly CopiedPhoto[]; otherAds: CasePage['otherAds'] }

/** Each photograph beside the one of another seller that it looks like. */
export function CopiedPhotos({ copies, otherAds }: Props) {
  return (
    <List>
      {copies.map(({ place, file, otherAd, otherPlace, otherFile }) => (
        <li key={file}>
          <figure>
            <img src={pictureSrc(file, 320)} alt={`Questo annuncio, foto ${place}`} width={320} height={240} loading="lazy" />
            <figcaption>Questo annuncio, foto {place}</figcaption>
          </figure>
          <figure>
            <img src={pictureSrc(otherFile, 320)} alt={`Annuncio ${otherAd}, foto ${otherPlace}`} width={320} height={240} loading="lazy" />
            <figcaption>
              <OtherAd id={otherAd} ad={otherAds.find(({ id }) => id === otherAd)} />, foto {otherPlace}
            </figcaption>
          </figure>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  margin-top: 8px;
  > li { display: grid; grid-template-columns: repeat(2, minmax(0, 320px)); gap: 12px; }
  figure { margin: 0; }
  figcaption { margin-top: 4px; font-size: ${fontSize.sm}; }
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; border-radius: ${radius.md}; object-fit: cover; }
  ${maxWidth(800)} { > li { gap: 8px; } }
`
