import type { Db } from '@/lib/kernel/db/db.server'
import type { Category } from '@/lib/market/catalogue/category'
import { parseMonth } from '@/lib/market/search/query/registration-month'
import { findVersions } from '@/lib/market/versions/find-versions.server'
import type { OfferedVersion } from '@/lib/market/versions/version'
import { versionQuestion } from '@/lib/market/versions/version-question'
import { answersOfVersion, withVersion } from './chosen-version'
import { type Answers, otherModel } from './draft-fields'
import type { DraftPage } from './draft-page'

/** The versions that the vehicle of a draft may be of, and what to ask about the one that is written down. */
export async function findVersionsOfDraft(db: Db, category: Category, answers: Answers): Promise<Pick<DraftPage, 'versions' | 'question'>> {
  const versions = await versionsFor(db, category, answers)
  if (versions === null) return { versions, question: null }
  const { versione = '', carburante = '', cambio = '', potenza = '' } = answers
  return { versions, question: versionQuestion(versions, { version: versione, fuel: carburante, gearbox: cambio, power: potenza }) }
}

async function versionsFor(db: Db, category: Category, answers: Answers): Promise<OfferedVersion[] | null> {
  const { marca: make = '', modello: model = '', immatricolazione = '' } = answers
  const month = parseMonth(immatricolazione, 9_999)
  if (make === '' || model === '' || model === otherModel || !month) return null
  return findVersions(db, { category, make, model, year: month.year })
}

/** What was sent of a page, with the version whose button sent it; a version that is not there changes nothing. */
export async function withSentVersion(
  db: Db,
  category: Category,
  sent: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const { prendi } = sent
  if (typeof prendi !== 'string' || prendi === '') return sent
  const texts = Object.fromEntries(Object.entries(sent).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
  const [key = '', field] = prendi.split(fieldMark)
  const version = (await versionsFor(db, category, texts))?.find((one) => one.key === key)
  if (!version) return sent
  return field === undefined ? { ...sent, ...withVersion(texts, version) } : { ...sent, [field]: answersOfVersion(version)[field] ?? '' }
}

/** Between a version and one of its fields, in what a button sends: of that one the answer is taken over. */
const fieldMark = '|'
