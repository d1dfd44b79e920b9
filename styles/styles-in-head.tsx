import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import NextDocument, { type DocumentContext, type DocumentInitialProps } from 'next/document'

/** Puts Emotion's styles of a page in its head, not beside their first elements, for a build without the stylesheet. */
export async function withStylesInHead(context: DocumentContext): Promise<DocumentInitialProps> {
  const cache = createCache({ key: 'css' })
  cache.compat = true
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
  const initial = await NextDocument.getInitialProps(context)
  const rules = Object.entries(cache.inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const styles = (
    <style
      key="css"
      data-emotion={`css ${rules.map(([name]) => name).join(' ')}`}
      dangerouslySetInnerHTML={{ __html: rules.map(([, css]) => css).join('') }}
    />
  )
  return { ...initial, styles: [initial.styles, styles] }
}
