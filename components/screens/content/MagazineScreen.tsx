import styled from '@emotion/styled'
import { ArticleCard } from '@/components/magazine/ArticleCard'
import { ArticleSearchForm } from '@/components/magazine/ArticleSearchForm'
import { FeedLink } from '@/components/magazine/FeedLink'
import { TopicLinks } from '@/components/magazine/TopicLinks'
import { ValueSign } from '@/components/magazine/ValueSign'
import { PageLayout } from '@/components/shell/PageLayout'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import { EmptyState } from '@/components/ui/EmptyState'
import { JsonLd } from '@/components/ui/JsonLd'
import { Link } from '@/components/ui/Link'
import { breadcrumbList } from '@/lib/kernel/routes/breadcrumb-list'
import { articleSearchPath, topicPath } from '@/lib/kernel/routes/magazine-routes'
import { routes } from '@/lib/kernel/routes/routes'
import { type ArticleHead, type ArticleSearch, articleCountText, type Topic, topics } from '@/lib/market/magazine/article'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  /** The articles of the topic, or all; the newest first. */
  articles: readonly ArticleHead[]
  topic: Topic | null
  /** The topics there are articles of. */
  present: readonly Topic[]
  /** The words the articles were found by; null without. */
  search: ArticleSearch | null
  siteUrl: string
}

/** How many stand beside the first. */
const besideFirst = 4
const home = { label: 'Home', href: routes.home }
const magazine = { label: 'Magazine', href: routes.magazine }

/** All articles, those about one topic, or those that have the words somebody looks for. */
export function MagazineScreen({ articles, topic, present, search, siteUrl }: Props) {
  if (search) return <Found articles={articles} present={present} search={search} />
  const trail = topic === null ? [home, magazine] : [home, magazine, { label: topics[topic], href: topicPath(topic) }]
  return (
    <PageLayout
      title={topic === null ? 'Magazine: guide per comprare e vendere' : `${topics[topic]}: gli articoli del magazine`}
      description={
        topic === null
          ? 'Guide per comprare, vendere e mantenere auto, moto e camper: i conti fatti, le cifre dei nostri annunci e le fonti in fondo.'
          : `Gli articoli del magazine di Ingrana su «${topics[topic]}»: i conti fatti, le cifre dei nostri annunci e le fonti in fondo.`
      }
      canonicalPath={topic === null ? routes.magazine : topicPath(topic)}
    >
      <FeedLink />
      <JsonLd json={breadcrumbList(trail, siteUrl)} />
      <Container>
        <Breadcrumbs trail={trail.slice(0, -1)} current={trail.at(-1)?.label ?? ''} />
        <Head>
          <div>
            <h1>{topic === null ? 'Magazine' : `Magazine: ${topics[topic]}`}</h1>
            <p>Guide brevi, con i conti fatti e le fonti in fondo.</p>
          </div>
          <ArticleSearchForm />
        </Head>
        <TopicLinks current={topic} present={present} />
        {topic === null ? (
          <Front articles={articles} />
        ) : (
          <>
            <Grid articles={articles} level={2} />
            <ValueSign />
          </>
        )}
        <All>
          <Link href={routes.magazineSiteMap}>Tutti gli articoli per argomento e data</Link>
        </All>
      </Container>
    </PageLayout>
  )
}

function Found({ articles, present, search: { text, meant } }: { search: ArticleSearch } & Pick<Props, 'articles' | 'present'>) {
  return (
    <PageLayout
      title={`Articoli su «${text}»`}
      description={`Gli articoli del magazine di Ingrana in cui si parla di «${text}».`}
      canonicalPath={routes.magazine}
      noindex
    >
      <Container>
        <Breadcrumbs trail={[home, magazine]} current="Ricerca" />
        <Head>
          <div>
            <h1>Articoli su «{text}»</h1>
            <p role="status">{articleCountText(articles.length)}</p>
          </div>
          <ArticleSearchForm text={text} />
        </Head>
        <TopicLinks current={undefined} present={present} />
        {articles.length > 0 ? (
          <Grid articles={articles} level={2} />
        ) : (
          <EmptyState
            title={`Nessun articolo per «${text}»`}
            action={
              meant ? (
                <ButtonLink href={articleSearchPath(meant.text)}>Cerca «{meant.text}»</ButtonLink>
              ) : (
                <ButtonLink href={routes.magazineSiteMap}>Tutti gli articoli</ButtonLink>
              )
            }
          >
            {meant
              ? `Forse cercavi «${meant.text}»: ${articleCountText(meant.count)}.`
              : 'Prova con una parola sola, o guarda gli argomenti.'}
          </EmptyState>
        )}
        <All>
          <Link href={routes.magazine}>Torna al magazine</Link>
        </All>
      </Container>
    </PageLayout>
  )
}

function Front({ articles: [first, ...rest] }: Pick<Props, 'articles'>) {
  const later = rest.slice(besideFirst)
  return (
    <>
      <Opening>
        {first && <ArticleCard article={first} look="lead" level={2} />}
        <div>
          {rest.slice(0, besideFirst).map((article) => (
            <ArticleCard key={article.slug} article={article} look="row" level={2} />
          ))}
        </div>
      </Opening>
      <ValueSign />
      {later.length > 0 && (
        <>
          <Latest>Altri articoli</Latest>
          <Grid articles={later} level={3} />
        </>
      )}
    </>
  )
}

function Grid({ articles, level }: Pick<Props, 'articles'> & { level: 2 | 3 }) {
  return (
    <Cards>
      {articles.map((article) => (
        <ArticleCard key={article.slug} article={article} look="card" level={level} />
      ))}
    </Cards>
  )
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 16px 32px;
  margin: 8px 0 24px;
  h1 { font-size: ${fontSize.xl4}; overflow-wrap: anywhere; }
  p { color: ${color.textMuted}; }
  ${maxWidth(800)} { margin-bottom: 16px; }
`
const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  align-items: start;
  gap: 32px;
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); gap: 16px; }
`
const Latest = styled.h2`
  margin: 40px 0 24px;
  font-size: ${fontSize.xl2};
`
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 32px 16px;
  ${maxWidth(991)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); }
`
const All = styled.p`
  padding: 24px 0 64px;
  font-weight: 600;
`
