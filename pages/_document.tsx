import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import NextDocument, { type DocumentContext, type DocumentInitialProps, Head, Html, Main, NextScript } from 'next/document'
import { color } from '@/styles/tokens'

export default function Document() {
  return (
    <Html lang="it" data-scroll-behavior="smooth">
      <Head>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/logo/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content={color.accent} />
        <noscript>
          <style>{'.needs-script{display:none!important}'}</style>
        </noscript>
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}

Document.getInitialProps = drawWithStylesInHead

/** The prefix of Emotion's class names: the browser's own cache has the same, and takes over what stands in the head. */
const key = 'css'

/** Draws the page and puts the CSS rules it uses into the head, each once. By itself Emotion writes them between the elements, where HTML does not allow them. */
async function drawWithStylesInHead(context: DocumentContext): Promise<DocumentInitialProps> {
  const cache = createCache({ key })
  cache.compat = true // keeps the rules in the cache
  const { renderPage } = context
  context.renderPage = () =>
    renderPage({
      enhanceApp: (App) =>
        function StyledApp(props) {
          return (
            <CacheProvider value={cache}>
              <App {...props} />
            </CacheProvider>
          )
        },
    })
  const page = await NextDocument.getInitialProps(context)
  return {
    ...page,
    styles: (
      <>
        {page.styles}
        <StyleTags cache={cache} />
      </>
    ),
  }
}

/** Global rules first, each in a tag of its own: the browser looks for them one by one. */
function StyleTags({ cache: { inserted, registered } }: { cache: EmotionCache }) {
  const rules = Object.entries(inserted).flatMap(([id, css]) => (typeof css === 'string' ? [{ id, css }] : []))
  const isScoped = ({ id }: { id: string }) => registered[`${key}-${id}`] !== undefined
  const scoped = rules.filter(isScoped)
  const global = rules.filter((rule) => !isScoped(rule))
  return (
    <>
      {global.map(({ id, css }) => (
        <style key={id} data-emotion={`${key}-global ${id}`} dangerouslySetInnerHTML={{ __html: css }} />
      ))}
      <style
        data-emotion={[key, ...scoped.map(({ id }) => id)].join(' ')}
        dangerouslySetInnerHTML={{ __html: scoped.map(({ css }) => css).join('') }}
      />
    </>
  )
}
