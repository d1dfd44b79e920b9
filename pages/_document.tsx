import { Head, Html, Main, NextScript } from 'next/document'
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
