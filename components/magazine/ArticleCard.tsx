import styled from '@emotion/styled'
import { Badge } from '@/components/ui/Badge'
import { Link } from '@/components/ui/Link'
import { dayText } from '@/lib/kernel/italian/date-text'
import { articlePath } from '@/lib/kernel/routes/magazine-routes'
import { type ArticleHead, minutesText, topics } from '@/lib/market/magazine/article'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'
import { ArticlePicture } from './ArticlePicture'

type Props = {
  article: ArticleHead
  /** The first of the magazine, a small one beside it, or one of a grid. */
  look: 'lead' | 'row' | 'card'
  /** The heading level of its title, by where it stands. */
  level: 2 | 3
}

const sizes = { lead: '(max-width: 800px) 100vw, 576px', row: '120px', card: '(max-width: 800px) 100vw, 320px' } as const

export function ArticleCard({ article, look, level }: Props) {
  const { slug, title, description, topic, published, minutes, picture } = article
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <Box data-look={look}>
      <Photo>
        <ArticlePicture picture={picture} sizes={sizes[look]} eager={look === 'lead'} />
      </Photo>
      <Meta>
        <Badge>{topics[topic]}</Badge>
      </Meta>
      <Title>
        <Link href={articlePath(slug)}>{title}</Link>
      </Title>
      {look !== 'row' && <p>{description}</p>}
      <Meta>
        <time dateTime={published}>{dayText(published)}</time>
        <span>{minutesText(minutes)} di lettura</span>
      </Meta>
    </Box>
  )
}

const Box = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  gap: 8px;
  min-width: 0;
  h2, h3 { font-size: ${fontSize.xl}; line-height: 1.2; text-wrap: balance; }
  h2 a, h3 a { color: ${color.text}; text-decoration: none; }
  h2 a::after, h3 a::after { content: ''; position: absolute; inset: 0; }
  &:hover h2 a, &:hover h3 a { color: ${color.link}; text-decoration: underline; }
  h2 a:focus-visible, h3 a:focus-visible { outline: none; }
  &:has(a:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 3px; border-radius: ${radius.sm}; }
  > p:nth-of-type(2) { color: ${color.textMuted}; }
  &[data-look='lead'] {
    gap: 12px;
    h2 { font-size: ${fontSize.xl4}; line-height: 1.1; }
    > div:first-of-type { aspect-ratio: 16 / 9; }
    > p:nth-of-type(2) { max-width: 56ch; color: ${color.text}; font-size: ${fontSize.lg}; }
    ${maxWidth(800)} {
      h2 { font-size: ${fontSize.xl3}; }
      > div:first-of-type { margin: 0 -16px; border-radius: 0; }
    }
    ${maxWidth(583)} { > div:first-of-type { aspect-ratio: 4 / 3; } }
  }
  &[data-look='row'] {
    grid-template-columns: 120px minmax(0, 1fr);
    gap: 4px 14px;
    padding: 14px 0;
    border-top: 1px solid ${color.border};
    h2, h3 { font-size: ${fontSize.lg}; }
    > div:first-of-type { grid-row: 1 / 4; align-self: start; aspect-ratio: 4 / 3; border-radius: ${radius.md}; }
    > :not(div:first-of-type) { grid-column: 2; }
    ${maxWidth(800)} { grid-template-columns: 104px minmax(0, 1fr); }
  }
`
const Photo = styled.div`
  aspect-ratio: 16 / 10;
  border-radius: ${radius.lg};
  background: ${color.surfaceMuted};
  overflow: hidden;
  img { display: block; width: 100%; height: 100%; object-fit: cover; }
`
const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
`
