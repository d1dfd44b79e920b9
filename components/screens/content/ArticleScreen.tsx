import styled from '@emotion/styled'
import { CardRow } from '@/components/ads/CardRow'
import { IllustrationNote } from '@/components/ads/gallery/IllustrationNote'
import { SourceLinks } from '@/components/ads/SourceLinks'
import { ShareButton } from '@/components/contact/ShareButton'
import { ArticleCard } from '@/components/magazine/ArticleCard'
import { ArticleHeader } from '@/components/magazine/ArticleHeader'
import { ArticleText } from '@/components/magazine/ArticleText'
import { ContentsList } from '@/components/magazine/ContentsList'
import { FeedLink } from '@/components/magazine/FeedLink'
import { FigureFrame } from '@/components/magazine/FigureFrame'
import { Bars } from '@/components/observatory/Bars'
import { PageLayout } from '@/components/shell/PageLayout'
import { WatchlistHeart } from '@/components/shell/WatchlistHeart'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import { DataTable } from '@/components/ui/DataTable'
import { JsonLd } from '@/components/ui/JsonLd'
import { Link } from '@/components/ui/Link'
import { PageSection } from '@/components/ui/PageSection'
import { breadcrumbList } from '@/lib/kernel/routes/breadcrumb-list'
import { articlePath, topicPath } from '@/lib/kernel/routes/magazine-routes'
import { routes } from '@/lib/kernel/routes/routes'
import { readCard } from '@/lib/market/ads/page/sent-card'
import { topics } from '@/lib/market/magazine/article'
import { articleImage, articleJsonLd } from '@/lib/market/magazine/article-json-ld'
import type { ArticlePage } from '@/lib/market/magazine/article-page'
import type { Figure } from '@/lib/market/magazine/figure'
import { adCountText } from '@/lib/market/search/page/search-heading'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = ArticlePage & { siteUrl: string }

/** A short note needs no table of contents. */
const sectionsForContents = 3

/** An article with figures of today, ads that go with it and what else to read. */
export function ArticleScreen({ head, sections, blocks, day, related, lists, others, siteUrl }: Props) {
  const path = articlePath(head.slug)
  const trail = [
    { label: 'Home', href: routes.home },
    { label: 'Magazine', href: routes.magazine },
    { label: topics[head.topic], href: topicPath(head.topic) },
  ]
  const hasContents = sections.length >= sectionsForContents
  const cards = related?.cards.map(readCard) ?? []
  return (
    <PageLayout
      title={head.title}
      description={head.description}
      canonicalPath={path}
      image={{ path: articleImage(head), alt: head.title }}
      kind="article"
    >
      <FeedLink />
      <JsonLd json={articleJsonLd(head, siteUrl)} />
      <JsonLd json={breadcrumbList([...trail, { label: head.title, href: path }], siteUrl)} />
      <Container>
        <Breadcrumbs trail={trail} current={head.title} />
        <ArticleHeader head={head}>
          <ShareButton title={head.title} url={new URL(path, siteUrl).href} />
        </ArticleHeader>
        <Columns>
          <article>
            {hasContents && <ContentsList sections={sections} look="fold" />}
            {blocks.map((block, place) =>
              'html' in block ? (
                <ArticleText key={place} html={block.html} />
              ) : (
                <MarketFigure key={place} figure={block.figure} day={day} />
              ),
            )}
            {lists.length > 0 && (
              <Lists>
                Negli annunci:{' '}
                {lists.map(({ label, href }, place) => (
                  <span key={href}>
                    {place > 0 && ', '}
                    <Link href={href}>{label}</Link>
                  </span>
                ))}
                .
              </Lists>
            )}
          </article>
          <aside>{hasContents && <ContentsList sections={sections} look="aside" />}</aside>
        </Columns>
      </Container>
      {related && (
        <PageSection title={related.list.label} more={{ label: `Vedi ${adCountText(related.total)}`, href: related.list.href }} alternate>
          <CardRow cards={cards} heartOf={(card) => <WatchlistHeart ad={card} look="photo" />} />
          <IllustrationNote cards={cards} />
        </PageSection>
      )}
      {others.length > 0 && (
        <PageSection title="Continua a leggere" more={{ label: 'Tutti gli articoli', href: routes.magazine }}>
          <Others>
            {others.map((article) => (
              <ArticleCard key={article.slug} article={article} look="card" level={3} />
            ))}
          </Others>
        </PageSection>
      )}
    </PageLayout>
  )
}

function MarketFigure({ figure, day }: { figure: Figure; day: string }) {
  const { title, bars, table, basis } = figure
  return (
    <FigureFrame
      figure={figure}
      day={day}
      sources={'sources' in basis && <SourceLinks of="Tariffe verificate" sources={basis.sources} checkedOn={basis.checkedOn} />}
    >
      {bars.length > 0 && <Bars bars={bars.map((bar) => ({ ...bar, isStrong: true }))} />}
      {table && (
        <DataTable
          hasCaption
          hasFigures
          label={title}
          head={table.head}
          rows={table.rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
        />
      )}
    </FigureFrame>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 256px;
  gap: 0 48px;
  padding-bottom: 56px;
  article { min-width: 0; max-width: 68ch; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); padding-bottom: 40px; }
`
const Lists = styled.p`
  margin-top: 32px;
  padding-top: 16px;
  border-top: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${fontSize.base};
`
const Others = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 32px 16px;
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); }
`
