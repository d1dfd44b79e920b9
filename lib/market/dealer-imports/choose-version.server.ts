import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { isCategory } from '@/lib/market/catalogue/category'
import { type Corrections, versionKey } from '@/lib/market/stock-import/rows/corrections'
import { findVersions } from '@/lib/market/versions/find-versions.server'
import type { OfferedVersion } from '@/lib/market/versions/version'
import type { ImportGroup } from './dealer-import'

type Body = Readonly<Record<string, unknown>>

const mostAnswers = 100

/** The groups whose remark a version answers, each with the versions to choose from: those whose power is certain. */
export async function withVersions(db: Db, groups: readonly ImportGroup[]): Promise<ImportGroup[]> {
  const found = new Map<string, OfferedVersion[]>()
  for (const { model = '' } of groups) if (model !== '' && !found.has(model)) found.set(model, await versionsOf(db, model))
  return groups.map((group) => ({ ...group, versions: found.get(group.model ?? '') ?? [] }))
}

/** Which versions a form chooses for the rows of one model: one for all, or by what each row calls its version. */
export async function versionsInForm(db: Db, body: Body): Promise<{ corrections: Partial<Corrections>; notice: string }> {
  const model = typeof body['modello'] === 'string' ? body['modello'] : ''
  const known = new Map((await versionsOf(db, model)).map((version) => [version.key, version]))
  const versions: Record<string, OfferedVersion> = {}
  const choose = (key: string, chosen: unknown) => {
    const version = known.get(String(chosen))
    if (version) versions[key] = version
  }
  choose(versionKey(model), body['versione'])
  for (let at = 0; at < mostAnswers; at++) {
    const name = body[`nome-${at}`]
    if (typeof name === 'string') choose(versionKey(model, name), body[`versione-${at}`])
  }
  if (Object.keys(versions).length === 0) throw new AppError('invalid', 'no version chosen', { shownText: 'Scegli una versione' })
  return { corrections: { versions }, notice: 'Versione scelta: rifacciamo la prova.' }
}

async function versionsOf(db: Db, text: string): Promise<OfferedVersion[]> {
  const [category = '', make, model] = text.replaceAll('\0', '').slice(0, 200).split('/')
  if (!isCategory(category) || make === undefined || model === undefined) return []
  const versions = await findVersions(db, { category, make, model, year: null })
  return versions.filter(({ facts }) => facts.powerKw !== undefined)
}
