import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document'
import type { ComponentProps, JSX } from 'react'
import { pageLists, pageStartAddress, scriptFolder } from '@/lib/kernel/browser/page-start-address.mjs'
import { isProduction } from '@/lib/kernel/config/public-env'
import { offlineStylesheetAddress, stylesheetAddress } from '@/styles/extraction/stylesheet-address.mjs'
import { color } from '@/styles/tokens'

type Files = Parameters<Head['getScripts']>[0]

/**
 * The first script fetches and runs the others once the page is seen, and Next's lists of pages when they run: see docs/decisions/037-code-after-paint.md.
 * It is async, so that it has a task of its own and is no part of the one in which the browser ends the page and lays it out.
 */
class PageHead extends Head {
  override getScripts(files: Files): JSX.Element[] {
    const first = namesOf(super.getScripts(files)).filter((name) => !pageLists.some((list) => name.endsWith(`/${list}`)))
    const parts = namesOf(super.getDynamicChunks(files)).join(' ')
    const start = pageStartAddress(this.context.__NEXT_DATA__.buildId)
    return [<script key={start} src={start} async data-scripts={first.join(' ')} data-parts={parts || undefined} />]
  }

  /** Named to the first script with the others: by itself, one that hangs would hold back every script after it. */
  override getDynamicChunks(): [] {
    return []
  }

  /** For browsers that cannot read the scripts themselves, and do without. */
  override getPolyfillScripts(): JSX.Element[] {
    return []
  }

  /** The stylesheet has the font faces too. */
  override getCssLinks(): null {
    return null
  }
}

function namesOf(scripts: (JSX.Element | null)[]): string[] {
  return scripts
    .filter((script) => script !== null)
    .map(({ props: { src = '' } }: { props: ComponentProps<'script'> }) => src.replace(scriptFolder, ''))
}

export default function Document({ __NEXT_DATA__: { buildId, page } }: DocumentProps) {
  const styles = page === '/offline' ? offlineStylesheetAddress(buildId) : stylesheetAddress(buildId)
  const DocumentHead = isProduction ? PageHead : Head
  return (
    <Html lang="it" data-scroll-behavior="smooth">
      <DocumentHead>
        {isProduction && <link rel="stylesheet" href={styles} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/logo/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content={color.accent} />
        <noscript>
          <style>{'.needs-script{display:none!important}'}</style>
        </noscript>
      </DocumentHead>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
