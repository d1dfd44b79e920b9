import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { AppError } from '@/lib/kernel/errors/app-error'
import { type Corrections, isColour, parseCorrections, wordKey } from '@/lib/market/stock-import/rows/corrections'

/** The channel notified when there is something to try or to import. */
export const importWaitingChannel = 'dealer_import_waiting'

/** What the words for colours in a dealer's files mean. */
export async function rememberedColours(db: Db, dealerId: number): Promise<Record<string, string>> {
  const rows = await db<{ word: string; meaning: string }[]>`
    select word, meaning from dealer_word where dealer_id = ${dealerId} and kind = 'colour'`
  return Object.fromEntries(rows.map(({ word, meaning }) => [word, meaning]))
}

/** Adds what a person says of a group of remarks, and has the file tried again. Colours are remembered for the files to come. */
export async function correctImport(db: Db, dealerId: number, id: number, given: Partial<Corrections>): Promise<void> {
  const { prices = {}, isInMetres = false, colours = {}, versions = {} } = given
  await inTransaction(db, async (db) => {
    const [waiting] = await db<{ corrections: string }[]>`
      select corrections::text from dealer_import where id = ${id} and dealer_id = ${dealerId} and state = 'checked' for update`
    if (!waiting) throw moved()
    const before = parseCorrections(JSON.parse(waiting.corrections))
    const corrections = {
      prices: { ...before.prices, ...prices },
      isInMetres: before.isInMetres || isInMetres,
      versions: { ...before.versions, ...versions },
    }
    const keyed = new Map(
      Object.entries(colours).flatMap(([word, meaning]) => (isColour(meaning) ? [[wordKey(word), meaning] as const] : [])),
    )
    const words = [...keyed].map(([word, meaning]) => ({ word, meaning }))
    await db`
      insert into dealer_word (dealer_id, kind, word, meaning)
      select ${dealerId}, 'colour', word, meaning from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ meaning }) => meaning)}::text[]) as said (word, meaning)
      on conflict (dealer_id, kind, word) do update set meaning = excluded.meaning`
    const changed = await db`
      update dealer_import set state = 'checking', progress = 0, fault = null, corrections = ${jsonText(corrections)}::text::jsonb
      where id = ${id} and not exists (
        select from dealer_import other where other.dealer_id = ${dealerId} and other.state in ('checking', 'importing'))`
    if (changed.count === 0) throw moved()
    await db`select pg_notify(${importWaitingChannel}, '')`
  })
}

/** What a decision gets that comes after another one. */
export function moved(): AppError {
  return new AppError('conflict', 'the import has moved on', { shownText: 'L’importazione è già andata avanti: ricarica la pagina.' })
}
