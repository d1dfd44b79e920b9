import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { type AdStatus, hasPublicPage } from '@/lib/market/ads/ad'
import { isListed, ownedBy, priceNow } from './saved-ad-sql.server'
import { maxSavedAds, type SavedState, undoMinutes } from './watchlist'

const goneText = 'Questo annuncio non è più disponibile.'
const fullText = `Tra i preferiti ci stanno ${maxSavedAds} annunci: togline uno e riprova.`
const tooLateText = 'Ormai non si annulla più. Salva di nuovo l’annuncio dalla sua pagina.'

/** Adds an ad to a user's list with its current price. Idempotent. */
export async function saveAd(db: Db, userId: number, adId: number): Promise<SavedState> {
  return putOnList(db, userId, adId, async (db) => {
    const [ad] = await db<{ status: AdStatus }[]>`select status from ad where id = ${adId}`
    if (!ad || !hasPublicPage(ad.status)) throw new AppError('notFound', 'no such ad', { shownText: goneText })
    return db<Revision[]>`
      insert into saved_ad (user_id, ad_id, saved_price_cents, seen_price_cents, seen_sold)
      select ${userId}::bigint, id, ${priceNow(db)}, ${priceNow(db)}, status = 'sold' from ad where id = ${adId}
      on conflict (user_id, ad_id) do update set removed_at = null, revision = nextval('saved_ad_revision'), saved_at = excluded.saved_at,
        saved_price_cents = excluded.saved_price_cents, seen_price_cents = excluded.seen_price_cents, seen_sold = excluded.seen_sold, told_price_cents = null
      returning revision`
  })
}

/** Takes a removal back: the ad returns with its date, price and note. */
export async function restoreSavedAd(db: Db, userId: number, adId: number): Promise<SavedState> {
  return putOnList(db, userId, adId, async (db) => {
    const restored = await db<Revision[]>`
      update saved_ad set removed_at = null, revision = nextval('saved_ad_revision')
      where ${ownedBy(db, userId)} and ad_id = ${adId} and removed_at > now() - ${undoMinutes} * interval '1 minute' returning revision`
    if (restored.length === 0) throw new AppError('notFound', 'nothing to undo', { shownText: tooLateText })
    return restored
  })
}

/** Removes an ad from a user's list; an ad that is not listed is no error. The row stays for the undo period. */
export async function removeSavedAd(db: Db, userId: number, adId: number): Promise<SavedState> {
  const [removed] = await db<Revision[]>`
    update saved_ad set removed_at = coalesce(removed_at, now()), revision = nextval('saved_ad_revision')
    where ${ownedBy(db, userId)} and ad_id = ${adId} returning revision`
  return { ad: adId, saved: false, revision: removed?.revision ?? 0 }
}

type Revision = { revision: number }

/** The additions of one person come one after the other, so that the list never outgrows its limit. */
async function putOnList(db: Db, userId: number, adId: number, put: (db: Db) => Promise<Revision[]>): Promise<SavedState> {
  return inTransaction(db, async (db) => {
    const { count } = await db`select 1 from app_user where id = ${userId} for no key update`
    if (count === 0) throw new AppError('unauthenticated', 'the account is gone')
    const listed = await db<Revision[]>`
      update saved_ad set revision = nextval('saved_ad_revision') where ${ownedBy(db, userId)} and ad_id = ${adId} and ${isListed(db)} returning revision`
    const [state] = listed.length > 0 ? listed : await putWithinLimit(db, userId, put)
    if (!state) throw new Error('the ad was not put on the list')
    return { ad: adId, saved: true, revision: state.revision }
  })
}

async function putWithinLimit(db: Db, userId: number, put: (db: Db) => Promise<Revision[]>): Promise<Revision[]> {
  const [list] = await db<{ count: number }[]>`select count(*)::int as count from saved_ad where ${ownedBy(db, userId)} and ${isListed(db)}`
  if ((list?.count ?? 0) >= maxSavedAds) throw new AppError('conflict', 'the list is full', { shownText: fullText })
  return put(db)
}
