import styled from '@emotion/styled'
import type { MouseEvent } from 'react'
import { forcedColors, maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

/** One picture of a gallery, in every size it comes in. `colour` fills its place until it is there. */
export type GalleryPicture = { src: string; srcSet: string; avif?: string; colour?: string; alt: string; width: number; height: number }

type Props = { pictures: readonly GalleryPicture[]; current: number; onChoose(place: number): void }

const shownAtMost = 6

/** Small pictures that lead to the large ones; the last of six stands for all that follow. */
export function GalleryThumbs({ pictures, current, onChoose }: Props) {
  const choose = (event: MouseEvent<HTMLElement>) => {
    const item = event.target instanceof Element && event.target.closest('li')
    if (!item) return
    event.preventDefault()
    onChoose([...event.currentTarget.children].indexOf(item))
  }
  return (
    <Thumbs onClick={choose}>
      {pictures.slice(0, shownAtMost).map(({ srcSet }, place) => {
        const [source = ''] = srcSet.split(' ')
        const isLast = place === shownAtMost - 1
        return (
          <li key={source}>
            <a
              href={`#immagine-${place + 1}`}
              aria-label={`Vai all'immagine ${place + 1}`}
              aria-current={place === current || (isLast && current > place) ? 'true' : undefined}
              data-more={isLast && pictures.length > shownAtMost ? `+${pictures.length - place}` : undefined}
            >
              <img src={source} width={97} height={73} alt="" loading="lazy" />
            </a>
          </li>
        )
      })}
    </Thumbs>
  )
}

const Thumbs = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 8px;
  margin-top: 8px;
  a { position: relative; display: block; border-radius: ${radius.md}; overflow: hidden; aspect-ratio: 4 / 3; }
  a[aria-current] { box-shadow: 0 0 0 3px ${color.accent}; }
  a[data-more]::after {
    content: attr(data-more);
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    background: rgba(20, 24, 25, .72);
    color: ${color.textInverse};
    font: 600 ${fontSize.lg}/1 ${font.display};
  }
  ${forcedColors} { a[aria-current] { outline: 3px solid Highlight; } }
  img { width: 100%; height: 100%; object-fit: cover; }
  ${maxWidth(800)} { display: none; }
  @media print { display: none; }
`
