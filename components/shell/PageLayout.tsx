import Head from 'next/head'
import { createContext, type ReactNode, useContext } from 'react'

/** The site's own address, as the server knows it: canonical links and social tags need absolute addresses. */
export const SiteUrlContext = createContext<string | undefined>(undefined)

type Props = {
  title: string
  description: string
  /** The canonical address; left out where there is none. */
  canonicalPath?: string
  noindex?: boolean
  /** The path at which the same is read as RSS. */
  feedPath?: string
  /** The picture for social networks: a path of ours, what it shows, and its size where that is known before. Left out: that of the site. */
  image?: { path: string; alt: string; size?: { width: number; height: number } }
  /** What the page is to social networks. */
  kind?: 'website' | 'article'
  children: ReactNode
}

/** What every page says about itself, and the landmark its content stands in. */
export function PageLayout({ title, description, canonicalPath, noindex = false, feedPath, image, kind = 'website', children }: Props) {
  const siteUrl = useContext(SiteUrlContext)
  const fullTitle = title.includes('Ingrana') ? title : `${title} | Ingrana`
  const absolute = (path: string) => new URL(path, siteUrl).href
  return (
    <>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        {feedPath !== undefined && <link rel="alternate" type="application/rss+xml" href={feedPath} />}
        {noindex && <meta name="robots" content="noindex, follow" />}
        {siteUrl !== undefined && canonicalPath !== undefined && <link rel="canonical" href={absolute(canonicalPath)} />}
        {siteUrl !== undefined && canonicalPath !== undefined && <meta property="og:url" content={absolute(canonicalPath)} />}
        {siteUrl !== undefined && <meta property="og:image" content={absolute(image?.path ?? '/logo/social.png')} />}
        {image?.size && <meta property="og:image:width" content={String(image.size.width)} />}
        {image?.size && <meta property="og:image:height" content={String(image.size.height)} />}
        {image && <meta property="og:image:alt" content={image.alt} />}
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:type" content={kind} />
        <meta property="og:site_name" content="Ingrana" />
        <meta property="og:locale" content="it_IT" />
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
