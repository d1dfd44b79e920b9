import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document'
import { isProduction } from '@/lib/kernel/config/public-env'
import { stylesheetAddress } from '@/styles/extraction/stylesheet-address.mjs'
import { color } from '@/styles/tokens'

export default function Document({ __NEXT_DATA__: { buildId } }: DocumentProps) {
  return (
    <Html lang="it" data-scroll-behavior="smooth">
      <Head>
        {isProduction && <link rel="stylesheet" href={stylesheetAddress(buildId)} />}
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
