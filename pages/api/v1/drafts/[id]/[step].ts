import { ValidationError } from 'yup'
import { checkPrivate } from '@/lib/accounts/selling/drafts/check-private.server'
import { type Draft, findDraft } from '@/lib/accounts/selling/drafts/draft-access.server'
import { questionsId, versionsId } from '@/lib/accounts/selling/drafts/draft-page'
import { draftStepSchema, stepFormSchema } from '@/lib/accounts/selling/drafts/draft-schemas'
import { type AnsweredStep, stepAfter } from '@/lib/accounts/selling/drafts/draft-steps'
import type { PrivateField } from '@/lib/accounts/selling/drafts/private-numbers'
import { publishDraft, readDraft } from '@/lib/accounts/selling/drafts/publish-draft.server'
import type { Faults } from '@/lib/accounts/selling/drafts/read-answers.server'
import { answersOfDraft, chooseVersion, deleteDraft, saveStep } from '@/lib/accounts/selling/drafts/save-draft.server'
import { withSentVersion } from '@/lib/accounts/selling/drafts/versions-of-draft.server'
import { waitingText } from '@/lib/accounts/selling/own-ad'
import { AppError } from '@/lib/kernel/errors/app-error'
import { dealerArea, dealerAreaHref } from '@/lib/kernel/routes/dealer-area'
import { draftApi, loginPath, routes, sellPath } from '@/lib/kernel/routes/routes'
import { invalidField } from '@/lib/kernel/validation/fields'
import { numberText } from '@/lib/market/catalogue/number-text'
import { getDealers } from '@/lib/market/dealers/dealer-queries.server'
import { api } from '@/lib/server/http/api.server'
import { draftHolder } from '@/lib/server/http/draft-holder.server'
import { formPost } from '@/lib/server/http/form-post.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

/** Shown again after a fault: a draft does not store them. */
const typedNumbers = ['targa', 'numero_telaio'] as const satisfies readonly PrivateField[]
const twoVersionsText =
  'Questa pagina è stata cambiata anche su un altro dispositivo. Non abbiamo perso niente: scegli quale versione tenere.'
const askedOnceText = 'Puoi confermare o correggere in fondo alla pagina, o continuare così.'
const heldText = 'Il tuo annuncio è in revisione: ti scriviamo appena è online, di solito entro qualche ora.'
const publishedText = 'Il tuo annuncio è online.'
const addedText = 'Il veicolo è online.'
const changedText = 'Le modifiche sono online.'

async function openStep(call: RequestContext) {
  const { id, step } = await call.readQuery(draftStepSchema)
  const holder = await draftHolder(call)
  return { draft: { ...(await findDraft(call.db, id, holder)), holder }, step }
}

/** Keeps what is typed, right or wrong. */
async function save(call: RequestContext) {
  const { draft, step } = await openStep(call)
  const { version } = await call.readBody(stepFormSchema)
  return saveStep(call.db, draft, { step, sent: (await call.rawBody()) ?? {}, seenVersion: version })
}

async function refuseFaults(call: RequestContext, draft: Pick<Draft, 'id' | 'category' | 'dealerId'>, step: AnsweredStep, more: Faults) {
  const { faults } = readDraft(draft, await answersOfDraft(call.db, draft.id), new Date())
  const own = Object.entries({ ...faults[step], ...more })
  if (own.length > 0) throw new ValidationError(own.map(([field, text]) => invalidField(field, text)))
}

/** An address of Next's pages from where a form without JavaScript was sent. */
function stepPage({ request }: RequestContext): string {
  const { id, step } = request.query
  return draftApi.step(String(id), String(step))
}

async function publish(call: RequestContext, { id, dealerId, base }: Draft) {
  const isNew = base === null
  const session = await call.findSession()
  if (!session) return { next: loginPath(sellPath(id, 'pubblica')) }
  const { id: publishedId, href, status, isWaiting } = await publishDraft(call.db, session.user, id, new Date())
  if (isNew) call.recordEvent('adPublished', publishedId)
  if (dealerId !== null) {
    const notice = isWaiting ? waitingText : status === 'in_review' ? heldText : isNew ? addedText : changedText
    return { next: await stockOf(call, dealerId), notice }
  }
  if (isWaiting) return { next: routes.ownAds, notice: waitingText }
  return status === 'in_review' ? { next: routes.ownAds, notice: heldText } : { next: href, notice: publishedText }
}

/** The table of a dealer's vehicles. */
async function stockOf(call: RequestContext, dealerId: number): Promise<string> {
  const [dealer] = await getDealers(call.db, [dealerId])
  return dealer ? dealerAreaHref(dealerArea.vehicles, dealer.slug) : dealerArea.vehicles
}

export default api({
  PUT: save,
  POST: (call) =>
    formPost(
      { form: stepPage, page: sellPath(String(call.request.query['id']), String(call.request.query['step'])), keep: typedNumbers },
      async (call) => {
        const { draft, step } = await openStep(call)
        const { version, azione, scelto } = await call.readBody(stepFormSchema)
        if (azione === 'elimina') {
          await deleteDraft(call.db, draft)
          return { next: draft.dealerId === null ? routes.sell : await stockOf(call, draft.dealerId), notice: 'La bozza è eliminata.' }
        }
        if (azione === 'tieni' || azione === 'sostituisci') {
          await chooseVersion(call.db, draft, step, azione === 'sostituisci')
          return { next: sellPath(draft.id, step) }
        }
        if (draft.submittedAt !== null && azione === 'pubblica') return publish(call, draft) // once more, after a lost answer
        const body = { ...(await call.rawBody()), ...(scelto !== '' && { prezzo: numberText(Number(scelto)) }) }
        const sent = step === 'veicolo' ? await withSentVersion(call.db, draft.category, body) : body
        const saved = await saveStep(call.db, draft, { step, sent, seenVersion: version }).catch(async (error: unknown) => {
          if (azione === 'pubblica' && (await findDraft(call.db, draft.id, draft.holder)).submittedAt !== null) return null // the same form, sent at the same moment
          throw error
        })
        if (saved === null) return publish(call, draft)
        if (saved.isRival) throw new AppError('conflict', 'two versions', { shownText: twoVersionsText })
        const { faults, question } =
          step === 'veicolo' ? await checkPrivate(call.db, draft, body, new Date()) : { faults: {}, question: null }
        if ('prendi' in body && Object.keys(faults).length === 0) return { next: `${sellPath(draft.id, step)}#${versionsId}` }
        if (scelto !== '') return { next: sellPath(draft.id, step) }
        await refuseFaults(call, draft, step, faults)
        if (question !== null) return { next: `${sellPath(draft.id, step)}#${questionsId}`, notice: `${question} ${askedOnceText}` }
        if (azione === 'pubblica') return publish(call, draft)
        return { next: sellPath(draft.id, stepAfter(step) ?? step) }
      },
    )(call),
})
