import styled from '@emotion/styled'
import { Badge } from '@/components/ui/Badge'
import { Link } from '@/components/ui/Link'
import { articlePath } from '@/lib/kernel/routes/magazine-routes'
import { type ArticleHead, minutesText, topics } from '@/lib/market/magazine/article'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'
import { ArticlePicture } from './ArticlePicture'

export type HomeArticle = Pick<ArticleHead, 'slug' | 'title' | 'topic' | 'minutes' | 'picture'>

/** The newest of the magazine, by their titles. */
export function HomeArticles({ articles }: { articles: readonly HomeArticle[] }) {
  return (
    <Row>
      {articles.map(({ slug, title, topic, minutes, picture }) => (
        <article key={slug}>
          <ArticlePicture picture={picture} sizes="(max-width: 800px) 116px, 320px" />
          <p>
            <Badge>{topics[topic]}</Badge>
            <span>{minutesText(minutes)}</span>
          </p>
          <h3>
            <Link href={articlePath(slug)}>{title}</Link>
          </h3>
        </article>
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  article { position: relative; }
  img { width: 100%; height: auto; aspect-ratio: 16 / 9; border-radius: ${radius.lg}; object-fit: cover; }
  p { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; margin: 12px 0 6px; color: ${color.textMuted}; font-size: ${fontSize.base}; }
  h3 { font-size: ${fontSize.lg}; line-height: 1.25; }
  h3 a { color: ${color.text}; text-decoration: none; }
  h3 a::after { content: ''; position: absolute; inset: 0; }
  article:hover h3 a { color: ${color.link}; text-decoration: underline; }
  h3 a:focus-visible { outline: none; }
  article:has(a:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 3px; border-radius: ${radius.sm}; }
  ${maxWidth(800)} {
    grid-template-columns: minmax(0, 1fr);
    article { display: grid; grid-template-columns: 116px minmax(0, 1fr); gap: 0 12px; align-items: center; }
    img { grid-row: span 2; aspect-ratio: 4 / 3; border-radius: ${radius.md}; }
    p { align-self: end; margin: 0 0 4px; }
    h3 { align-self: start; font-size: ${fontSize.md}; }
  }
`
