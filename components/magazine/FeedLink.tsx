import Head from 'next/head'
import { magazineFeed } from '@/lib/kernel/routes/magazine-routes'

/** The link by which a feed reader finds the feed of the magazine. */
export function FeedLink() {
  return (
    <Head>
      <link rel="alternate" type="application/atom+xml" title="Magazine di Ingrana" href={magazineFeed} />
    </Head>
  )
}
