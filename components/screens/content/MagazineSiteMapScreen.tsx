import styled from '@emotion/styled'
import { FeedLink } from '@/components/magazine/FeedLink'
import { PageLayout } from '@/components/shell/PageLayout'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { dayText } from '@/lib/kernel/italian/date-text'
import { articlePath, magazineFeed, topicPath } from '@/lib/kernel/routes/magazine-routes'
import { routes } from '@/lib/kernel/routes/routes'
import { type ArticleHead, topicSlugs, topics } from '@/lib/market/magazine/article'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

/** The articles, the newest first. */
type Props = { articles: readonly ArticleHead[] }

/** Every article by topic, with its day. */
export function MagazineSiteMapScreen({ articles }: Props) {
  const groups = topicSlugs.map((topic) => ({ topic, own: articles.filter((article) => article.topic === topic) }))
  return (
    <PageLayout
      title="Mappa del magazine"
      description="Tutti gli articoli del magazine di Ingrana per argomento e per data: guide per comprare, vendere e mantenere auto, moto e camper."
      canonicalPath={routes.magazineSiteMap}
    >
      <FeedLink />
      <Container>
        <Breadcrumbs
          trail={[
            { label: 'Home', href: routes.home },
            { label: 'Magazine', href: routes.magazine },
          ]}
          current="Mappa del magazine"
        />
        <h1>Mappa del magazine</h1>
        <Topics>
          {groups
            .filter(({ own }) => own.length > 0)
            .map(({ topic, own }) => (
              <section key={topic} aria-labelledby={topic}>
                <h2 id={topic}>
                  <Link href={topicPath(topic)}>{topics[topic]}</Link>
                </h2>
                <ul>
                  {own.map(({ slug, title, published }) => (
                    <li key={slug}>
                      <Link href={articlePath(slug)}>{title}</Link>
                      <time dateTime={published}>{dayText(published)}</time>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          <p>
            Per leggerli nel tuo lettore di notizie: <a href={magazineFeed}>il feed Atom del magazine</a>.
          </p>
        </Topics>
      </Container>
    </PageLayout>
  )
}

const Topics = styled.div`
  display: grid;
  gap: 32px;
  max-width: 720px;
  padding: 24px 0 80px;
  h2 { font-size: ${fontSize.xl2}; }
  h2 a { color: ${color.text}; }
  li { display: flex; justify-content: space-between; align-items: baseline; gap: 4px 24px; padding: 10px 0; border-bottom: 1px solid ${color.border}; }
  li a { font-weight: 600; }
  time { flex: none; color: ${color.textMuted}; font-size: ${fontSize.base}; }
  ${maxWidth(583)} { li { flex-direction: column; } }
`
