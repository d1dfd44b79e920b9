import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/Badge'
import { dayText } from '@/lib/kernel/italian/date-text'
import { type ArticleHead, minutesText, topics } from '@/lib/market/magazine/article'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'
import { ArticlePicture } from './ArticlePicture'

/** `children`: what can be done with the article. */
type Props = { head: ArticleHead; children?: ReactNode }

export function ArticleHeader({ head, children }: Props) {
  const { title, description, topic, published, updated, minutes, picture } = head
  return (
    <Header>
      <h1>{title}</h1>
      <p>{description}</p>
      <Meta>
        <Badge>{topics[topic]}</Badge>
        <span>di La redazione</span>
        <time dateTime={published}>{dayText(published)}</time>
        {updated !== published && (
          <span>
            aggiornato il <time dateTime={updated}>{dayText(updated)}</time>
          </span>
        )}
        <span>{minutesText(minutes)} di lettura</span>
        {children}
      </Meta>
      <Photo>
        <ArticlePicture picture={picture} sizes="(max-width: 1056px) 100vw, 992px" eager />
      </Photo>
    </Header>
  )
}

const Header = styled.header`
  h1 { max-width: 20ch; font-size: ${fontSize.xl5}; line-height: 1.05; text-wrap: balance; overflow-wrap: break-word; }
  h1 + p { max-width: 56ch; margin: 16px 0; font-size: ${fontSize.xl}; line-height: 1.45; }
  ${maxWidth(800)} {
    h1 { font-size: ${fontSize.xl4}; }
    h1 + p { font-size: ${fontSize.lg}; }
  }
`
const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  min-height: 44px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
`
const Photo = styled.div`
  aspect-ratio: 21 / 9;
  margin: 16px 0 32px;
  border-radius: ${radius.lg};
  background: ${color.surfaceMuted};
  overflow: hidden;
  img { display: block; width: 100%; height: 100%; object-fit: cover; object-position: 50% 70%; }
  ${maxWidth(800)} { aspect-ratio: 16 / 10; margin: 12px -16px 20px; border-radius: 0; }
`
