import { Head, Html, Main, NextScript } from 'next/document'

export default function Document() {
  return (
    <Html lang="it" data-scroll-behavior="smooth">
      <Head>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/logo/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#0B5A3C" />
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
