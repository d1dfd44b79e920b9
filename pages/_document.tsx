import { type DocumentProps, Html, Main, NextScript } from 'next/document'
import { isBuiltWithout, isProduction } from '@/lib/kernel/config/public-env'
import { offlineStylesheetAddress, stylesheetAddress } from '@/lib/kernel/framework/next-names.mjs'
import { PageHead, pageOf } from '@/lib/kernel/framework/page-head'
import { withStylesInHead } from '@/styles/styles-in-head'
import { color } from '@/styles/tokens'

const hasStylesheet = isProduction && !isBuiltWithout('one-stylesheet')

export default function Document(props: DocumentProps) {
  const { buildId, page } = pageOf(props)
  const styles = page === '/offline' ? offlineStylesheetAddress(buildId) : stylesheetAddress(buildId)
  return (
    <Html lang="it" data-scroll-behavior="smooth">
      <PageHead>
        {hasStylesheet && <link rel="stylesheet" href={styles} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/logo/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content={color.accent} />
        <noscript>
          <style>{'.needs-script{display:none!important}'}</style>
        </noscript>
      </PageHead>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}

if (isProduction && !hasStylesheet) Document.getInitialProps = withStylesInHead
