import type { InferGetServerSidePropsType } from 'next'
import { LazyComparisonScreen } from '@/components/screens/LazyComparisonScreen'
import type { User } from '@/lib/accounts/users/user'
import { listWatchlist } from '@/lib/accounts/watchlist/watchlist-queries.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { listSimilarAds } from '@/lib/market/ads/page/similar-ads.server'
import { toCandidate } from '@/lib/market/comparison/candidate'
import { compareAds } from '@/lib/market/comparison/compare-ads.server'
import { type ComparedAd, listComparedAds } from '@/lib/market/comparison/compared-ads.server'
import { comparisonHref, comparisonTableId, maxCompared, readAdToAdd, readComparisonQuery } from '@/lib/market/comparison/comparison-query'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db, context, user, redirect }) => {
  const query = readComparisonQuery(context.query)
  const toAdd = readAdToAdd(context.query)
  if (toAdd?.id !== undefined) redirect(`${comparisonHref({ ...query, ids: [...query.ids, toAdd.id] })}#${comparisonTableId}`, 'temporary')
  const now = new Date()
  const found = await listComparedAds(db, query.ids, now)
  const compared = found.slice(0, maxCompared)
  const known = new Set(found.map(({ ad }) => ad.id))
  return {
    query,
    comparison: await compareAds(db, compared, query, now),
    unknownIds: query.ids.filter((id) => !known.has(id)),
    tooMany: found.slice(maxCompared).map(({ title }) => title),
    notUnderstood: toAdd?.typed ?? null,
    candidates: compared.length < maxCompared ? await findCandidates(db, compared, user) : { title: '', cards: [] },
    madeOn: now.toISOString(),
  }
})

/** Vehicles to add: the visitor's watchlist, else vehicles similar to the only one. */
async function findCandidates(db: Db, compared: readonly ComparedAd[], user: User | undefined) {
  const saved = user ? (await listWatchlist(db, user.id, { sort: 'salvati', page: 1 })).entries.filter(({ isLinked }) => isLinked) : []
  if (saved.length > 0) return { title: 'Dai tuoi preferiti', cards: saved.map(({ card }) => toCandidate(card)) }
  const [only, another] = compared
  const similar = only && !another ? await listSimilarAds(db, only.ad) : []
  return { title: 'Annunci simili', cards: similar.map((card) => toCandidate(card)) }
}

export default function ComparisonPage({
  query,
  comparison,
  unknownIds,
  tooMany,
  notUnderstood,
  candidates,
  siteUrl,
  madeOn,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <LazyComparisonScreen
      query={query}
      comparison={comparison}
      unknownIds={unknownIds}
      tooMany={tooMany}
      notUnderstood={notUnderstood}
      candidates={candidates}
      siteUrl={siteUrl}
      madeOn={madeOn}
    />
  )
}
