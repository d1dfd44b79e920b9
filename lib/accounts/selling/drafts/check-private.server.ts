import { ValidationError } from 'yup'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import type { AdValues } from '@/lib/market/ads/write-ad.server'
import { findMake } from '@/lib/market/catalogue/catalogue.server'
import type { Category } from '@/lib/market/catalogue/category'
import { readChassis } from '@/lib/market/vehicle-identity/chassis'
import { type Declared, identityQuestion, identityText } from '@/lib/market/vehicle-identity/identity-questions'
import { monthOfDay } from '@/lib/market/vehicle-identity/month'
import { readPlate } from '@/lib/market/vehicle-identity/plate'
import { confirmIdentity, forgetIdentity, listIdentity, storeIdentity } from '@/lib/market/vehicle-identity/vehicle-identities.server'
import type { Draft, DraftHolder } from './draft-access.server'
import type { PrivateChecks, PrivateField } from './private-numbers'
import { readDraft } from './publish-draft.server'
import type { Faults } from './read-answers.server'
import { answersOfDraft, lockOpenDraft } from './save-draft.server'

const longest = 60

type Checked = { faults: Faults /** What to ask before going on; asked once. */; question: string | null }

/** Checks the plate and the chassis that came with a page, and stores what was found: of what is right even where the other is wrong. */
export async function checkPrivate(
  db: Db,
  draft: { id: string; holder: DraftHolder },
  sent: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<Checked> {
  const typed = typedIn(sent)
  if (Object.values(typed).every((text) => text === '')) return { faults: {}, question: null }
  return inTransaction(db, async (db) => {
    const { id, category, dealerId, adId } = await lockOpenDraft(db, draft)
    const { values } = readDraft({ category, dealerId }, await answersOfDraft(db, id), now)
    if (typed.riservati_togli !== '') await forgetIdentity(db, { draftId: id, adId })
    const declared = declaredIn(category, values)
    const reads = {
      ...(typed.targa !== '' && { targa: readPlate(typed.targa, category) }),
      ...(typed.numero_telaio !== '' && { numero_telaio: readChassis(typed.numero_telaio, yearOf(declared)) }),
    }
    const faults: Record<string, string> = {}
    for (const [field, read] of Object.entries(reads)) {
      if ('fault' in read) faults[field] = read.fault
      else await storeIdentity(db, id, read)
    }
    if (typed.riservati_confermati !== '') await confirmIdentity(db, { draftId: id, adId })
    const { questions } = await findPrivateChecks(db, { id, adId, category }, values)
    const isNew = Object.values(reads).some((read) => !('fault' in read))
    return { faults, question: isNew ? (questions[0] ?? null) : null }
  })
}

function typedIn(sent: Readonly<Record<string, unknown>>): Record<PrivateField, string> {
  const textOf = (name: PrivateField) => {
    const given = sent[name] ?? ''
    if (typeof given === 'string') return given.trim().slice(0, longest)
    throw new ValidationError([invalidField(name, messages.digits)])
  }
  return {
    targa: textOf('targa'),
    numero_telaio: textOf('numero_telaio'),
    riservati_confermati: textOf('riservati_confermati'),
    riservati_togli: textOf('riservati_togli'),
  }
}

/** What the checks of a draft have found, beside what it says now. */
export async function findPrivateChecks(
  db: Db,
  { id, adId, category }: Pick<Draft, 'id' | 'adId' | 'category'>,
  values: AdValues,
): Promise<PrivateChecks> {
  const facts = await listIdentity(db, { draftId: id, adId })
  const declared = declaredIn(category, values)
  return {
    found: facts.map((fact) => identityText(fact, declared.nameOf)),
    questions: facts.map((fact) => identityQuestion(fact, declared)).filter((question) => question !== null),
  }
}

function declaredIn(category: Category, { make, firstRegistration, registrationYearOnly }: AdValues): Declared {
  const first = firstRegistration instanceof Date ? monthOfDay(firstRegistration) : null
  return {
    make: typeof make === 'string' ? make : null,
    registration: first === null ? null : { first, last: registrationYearOnly === true ? first + 11 : first },
    nameOf: (slug) => findMake(category, slug)?.name ?? findMake('auto', slug)?.name ?? slug,
  }
}

function yearOf({ registration }: Declared): number | null {
  return registration && Math.floor(registration.first / 12)
}
