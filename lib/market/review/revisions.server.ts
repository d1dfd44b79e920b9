import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { adColumn, adColumnNames, sqlName } from '@/lib/market/ads/ad-column-lists'
import type { AdColumnName } from '@/lib/market/ads/ad-columns'
import { type AdValues, setAdPrice, writeStoredColumns } from '@/lib/market/ads/write-ad.server'
import { markReviewed } from '@/lib/market/photos/copied-photos.server'
import { putPhotosBack, showPhotos } from '@/lib/market/photos/shown-photos.server'
import type { Signal } from './signals'

const names = new Map(adColumnNames.map((name) => [sqlName(name), name]))
const priceColumn = sqlName('priceCents')

type Stored = Readonly<Record<string, unknown>>
type StoredSignal = { kind: string; weight: number; evidence: string }
type Waiting = { changes: AdValues; signals: readonly StoredSignal[]; draftId?: string | null; isCaseDue?: boolean }

function stored(changes: AdValues): Stored {
  return Object.fromEntries(adColumnNames.flatMap((name) => (name in changes ? [[sqlName(name), changes[name] ?? null]] : [])))
}

/** Keeps a change for a person to look at; what waited already waits with it. */
export async function keepRevision(db: Db, adId: number, { changes, signals, draftId = null, isCaseDue = false }: Waiting): Promise<void> {
  await db`
    insert into ad_revision (ad_id, changes, signals, draft_id, is_case_due)
    values (${adId}, ${jsonText(stored(changes))}::text::jsonb, ${jsonText(signals)}::text::jsonb, ${draftId}, ${isCaseDue})
    on conflict (ad_id) do update set state = 'waiting', signals = excluded.signals, is_case_due = excluded.is_case_due, changed_at = now(),
      changes = case when ad_revision.state = 'waiting' then ad_revision.changes || excluded.changes else excluded.changes end,
      draft_id = coalesce(excluded.draft_id, case when ad_revision.state = 'waiting' then ad_revision.draft_id end)`
}

/** What is written now no longer waits, and is not refused any more. */
export async function dropFromRevision(db: Db, adId: number, changes: AdValues, hasPhotos: boolean): Promise<void> {
  await db`
    update ad_revision set changes = changes - ${Object.keys(stored(changes))}::text[], draft_id = case when ${hasPhotos} then null else draft_id end
    where ad_id = ${adId} and state = 'waiting'`
  await db`
    delete from ad_revision where ad_id = ${adId} and not is_case_due and not ${hasHeldPhotos(db)}
      and ((state = 'waiting' and changes = '{}' and draft_id is null)
        or (state = 'refused' and changes - ${Object.keys(stored(changes))}::text[] = '{}' and (draft_id is null or ${hasPhotos})))`
}

function isOfShownAd(db: Db): SqlFragment {
  return db`(changes <> '{}' or draft_id is not null
    or (${hasHeldPhotos(db)} and not exists (select from ad where ad.id = ad_revision.ad_id and ad.status = 'in_review')))`
}

/** Photographs that a file names wait, or were refused. */
function hasHeldPhotos(db: Db): SqlFragment {
  return db`exists (select from ad_photo_source source where source.ad_id = ad_revision.ad_id and source.review in ('waiting', 'refused'))`
}

/** Adds a signal against what waits, in place of what said the same; false where nothing waits. */
export async function addToRevision(db: Db, adId: number, signal: StoredSignal): Promise<boolean> {
  const added = await db`
    update ad_revision set is_case_due = true, signals = ${jsonText([signal])}::text::jsonb
      || (select coalesce(jsonb_agg(other), '[]') from jsonb_array_elements(signals) other where other ->> 'kind' <> ${signal.kind})
    where ad_id = ${adId} and state = 'waiting'`
  return added.count > 0
}

/** A moderator who publishes an ad has seen its photographs too. */
export async function approveFetchedPhotos(db: Db, adId: number): Promise<void> {
  await markReviewed(db, adId, 'waiting', 'approved')
}

/** Writes what waited; false where nothing did. */
export async function applyRevision(db: Db, adId: number): Promise<boolean> {
  const [revision] = await db<{ draftId: string | null }[]>`
    update ad_revision set state = 'applied', is_case_due = false,
      before = (select coalesce(jsonb_object_agg(name, to_jsonb(ad) -> name), '{}') from ad, jsonb_object_keys(changes) name where ad.id = ad_id),
      photos_before = (select jsonb_agg(to_jsonb(shown)) from ad_photo shown where shown.ad_id = ad_revision.ad_id)
    where ad_id = ${adId} and state = 'waiting' and ${isOfShownAd(db)} returning draft_id`
  if (!revision) return false
  await writeFrom(db, adId, db`changes`)
  if (revision.draftId !== null) await showPhotos(db, revision.draftId, adId)
  await markReviewed(db, adId, 'waiting', 'approved')
  return true
}

/** What waited is not to be read by anybody; false where nothing did. The same again is refused without a word. */
export async function refuseRevision(db: Db, adId: number): Promise<boolean> {
  const refused = await db`
    update ad_revision set state = 'refused', is_case_due = false where ad_id = ${adId} and state = 'waiting' and ${isOfShownAd(db)}`
  if (refused.count > 0) await markReviewed(db, adId, 'waiting', 'refused')
  return refused.count > 0
}

/** Reopens a revision as it was before it was applied or refused. */
export async function reopenRevision(db: Db, adId: number): Promise<void> {
  const [applied] = await db<{ draftId: string | null }[]>`select draft_id from ad_revision where ad_id = ${adId} and state = 'applied'`
  if (applied) await writeFrom(db, adId, db`before`)
  if (applied && applied.draftId !== null) {
    const [revision] = await db<{ photosBefore: string | null }[]>`select photos_before::text from ad_revision where ad_id = ${adId}`
    await putPhotosBack(db, adId, revision?.photosBefore ?? '[]')
  }
  await markReviewed(db, adId, applied ? 'approved' : 'refused', 'waiting')
  await db`update ad_revision set state = 'waiting', before = null, photos_before = null where ad_id = ${adId} and state <> 'waiting'`
}

/** What was refused may be read after all. Nothing where its seller has changed it again meanwhile. */
export async function applyRefused(db: Db, adId: number): Promise<void> {
  const reopened = await db`update ad_revision set state = 'waiting' where ad_id = ${adId} and state = 'refused'`
  if (reopened.count === 0) return
  await markReviewed(db, adId, 'refused', 'waiting')
  await applyRevision(db, adId)
}

/** Writes one side of a revision into its ad. */
async function writeFrom(db: Db, adId: number, side: SqlFragment): Promise<void> {
  const [revision] = await db<{ columns: string[]; price: string | null; side: string }[]>`
    select array(select jsonb_object_keys(${side})) as columns, ${side} ->> ${priceColumn} as price, (${side})::text as side from ad_revision where ad_id = ${adId}`
  const columns = (revision?.columns ?? []).filter((name) => names.has(name))
  const others = columns.filter((name) => name !== priceColumn)
  if (revision && others.length > 0) await writeStoredColumns(db, adId, others, revision.side)
  if (revision && columns.includes(priceColumn)) await setAdPrice(db, adId, revision.price === null ? null : Number(revision.price))
}

/** The ads among these of which a change waits. */
export async function findRevised(db: Db, adIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db<{ adId: number }[]>`
    select ad_id from ad_revision where ad_id = any(${[...adIds]}::bigint[]) and state = 'waiting' and ${isOfShownAd(db)}`
  return new Set(rows.map(({ adId }) => adId))
}

/** The ads among these that have a revision, whatever became of it. */
export async function findRevisedAds(db: Db, adIds: readonly number[]): Promise<number[]> {
  const rows = await db<{ adId: number }[]>`select ad_id from ad_revision where ad_id = any(${[...adIds]}::bigint[])`
  return rows.map(({ adId }) => adId)
}

type RevisedColumn = { column: string; before: string | null; after: string | null }

/** What waits or was refused, by columns of the ad, beside what everybody reads; `photos`: as `pictureFile`, where others are to be shown. */
export async function findRevision(db: Db, adId: number): Promise<{ columns: RevisedColumn[]; photos: string[] } | undefined> {
  const [revision] = await db<{ photos: string[] }[]>`
    select array(select id || '-' || revision from photo where photo.draft_id = ad_revision.draft_id and photo.state = 'ready' and removed_at is null
      order by position, created_at, id)
      || array(select photo.id || '-' || photo.revision from ad_photo_source source join photo on photo.id = photo_id
      where source.ad_id = ad_revision.ad_id and review in ('waiting', 'refused') order by source.position) as photos
    from ad_revision where ad_id = ${adId} and ad_revision.state in ('waiting', 'refused') and ${isOfShownAd(db)}`
  if (!revision) return undefined
  const columns = await db<RevisedColumn[]>`
    select key as column, (to_jsonb(ad) -> key) #>> '{}' as before, value #>> '{}' as after
    from ad_revision join ad on ad.id = ad_id, jsonb_each(changes) where ad_id = ${adId} order by key`
  return { columns, photos: revision.photos }
}

/** What a column of `changes` is called where its fact is shown. */
export function columnLabel(column: string): string {
  const name = names.get(column)
  return (name && (ownLabels[name] ?? adColumn(name).label)) ?? column
}
const ownLabels: Partial<Record<AdColumnName, string>> = {
  description: 'Testo',
  version: 'Versione',
  priceCents: 'Prezzo',
  equipment: 'Dotazioni',
}

/** Takes the revisions that nobody has put in the queue yet; from now on somebody has. */
export async function takeDueRevisions(db: Db): Promise<{ adId: number; signals: Signal[] }[]> {
  return db<{ adId: number; signals: Signal[] }[]>`
    update ad_revision set is_case_due = false where is_case_due and state = 'waiting' returning ad_id, signals`
}

/** Deletes the revisions of the ads of an account, whatever became of them. */
export async function eraseRevisions(db: Db, ownerId: number): Promise<void> {
  await db`delete from ad_revision where ad_id in (select id from ad where owner_id = ${ownerId})`
}
