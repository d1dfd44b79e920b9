import type { NextApiRequest } from 'next'
import { object, string } from 'yup'
import { answerQuestion } from '@/lib/accounts/moderation/ask-seller.server'
import { appealCase } from '@/lib/accounts/moderation/decide-case.server'
import { maxStatementLength } from '@/lib/accounts/moderation/moderation-case'
import { changeOwnAd, changeOwnPrice, closeOwnAd, restoreOwnAd } from '@/lib/accounts/selling/change-own-ad.server'
import { editAd } from '@/lib/accounts/selling/edit-ad.server'
import {
  type OwnerAction,
  ownerActionNames,
  ownerActions,
  type SaleAnswer,
  saleAnswerNames,
  undoOf,
  waitingText,
} from '@/lib/accounts/selling/own-ad'
import { dropPlanText, stoppedText } from '@/lib/accounts/selling/planned-drops/planned-drop'
import { planDrop, stopDrop } from '@/lib/accounts/selling/planned-drops/planned-drops.server'
import { ownAdApi, routes, sellPath } from '@/lib/kernel/routes/routes'
import { messageField, trimmedField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import type { Body } from '@/lib/server/http/read-body.server'
import { idIn, type RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

/** A planned drop as it is typed. */
const planFields = {
  ribasso: string().max(40, messages.digits).default(''),
  unita: string().oneOf(['euro', 'percento'], messages.digits).default('euro'),
  giorni: string().max(40, messages.digits).default(''),
  minimo: string().max(40, messages.digits).default(''),
}
const changeSchema = object({
  azione: string().required(messages.required).max(20, messages.digits),
  prezzo: string().max(40, messages.digits).default(''),
  /** The price on the page where the new one was typed. */
  prezzo_visto: string().max(40, messages.digits).default(''),
  ...planFields,
  esito: string<SaleAnswer>().oneOf(saleAnswerNames, messages.digits),
  prezzo_vendita: trimmedField().max(40, messages.digits).default(''),
  ricorso: messageField(0, maxStatementLength).default(''),
  risposta: messageField(0, maxStatementLength).default(''),
})
const ownerActionSchema = object({ azione: string<OwnerAction>().oneOf(ownerActionNames, messages.digits).required(messages.required) })
const next = routes.ownAds

/** The buttons of an ad for its owner. */
async function change(call: RequestContext) {
  const user = await call.requireUser()
  const id = idIn(call.request.query)
  const {
    azione,
    prezzo,
    prezzo_visto: seen,
    esito = null,
    prezzo_vendita: typedPrice,
    ricorso,
    risposta,
    ...typed
  } = await call.readBody(changeSchema)
  const now = new Date()
  if (azione === 'modifica') return { next: sellPath(await editAd(call.db, user, id), 'veicolo') }
  if (azione === 'prezzo') {
    if (await changeOwnPrice(call.db, user, id, prezzo, seen)) return { next, notice: waitingText }
    return { next, notice: 'Il prezzo è cambiato. Chi ha salvato l’annuncio lo viene a sapere se è sceso.' }
  }
  if (azione === 'ribassa') {
    const plan = await planDrop(call.db, user, id, typed, now)
    return { next, notice: `Ribasso programmato: ${dropPlanText(plan)}. Ti scriviamo il giorno prima di ogni ribasso.` }
  }
  if (azione === 'ferma') {
    await stopDrop(call.db, user, id)
    return { next, notice: stoppedText }
  }
  if (azione === 'ricorso') {
    await appealCase(call.db, user, id, ricorso)
    return { next, notice: 'Ricorso ricevuto: lo decide un’altra persona, e ti scriviamo.' }
  }
  if (azione === 'rispondi') {
    await answerQuestion(call.db, user, id, risposta)
    return { next, notice: 'Risposta ricevuta: ti scriviamo appena abbiamo deciso.' }
  }
  if (azione === 'ripristina') {
    await restoreOwnAd(call.db, user, id, now)
    return { next, notice: 'L’annuncio è di nuovo nella lista.' }
  }
  if (azione === 'venduto') {
    const { action, isFinal } = await closeOwnAd(call.db, user, id, { answer: esito, typedPrice }, now)
    if (action === 'venduto') call.recordEvent('adSold', id)
    return { next, notice: ownerActions[action].done, ...(!isFinal && { values: undoValues(id, action) }) }
  }
  const { azione: action } = await call.readBody(ownerActionSchema)
  await changeOwnAd(call.db, user, id, action, now)
  return { next, notice: ownerActions[action].done, values: undoValues(id, action) }
}

/** The first field of each form that can be filled in wrong: the page opens there, and not at the first ad. */
const fieldOf: Readonly<Record<string, string>> = { prezzo: 'prezzo', ribassa: 'ribasso', venduto: 'prezzo-vendita' }

function faultyPage({ azione }: Body, query: NextApiRequest['query']): string {
  return `${routes.ownAds}#${fieldOf[String(azione)] ?? 'annuncio'}-${idIn(query)}`
}

/** The values that its page needs to offer an undo. */
function undoValues(id: number, action: OwnerAction): Record<string, string> {
  const undo = action === 'elimina' ? 'ripristina' : undoOf[action]
  return undo ? { changed: String(id), undo } : {}
}

export default api({
  POST: formPost(
    {
      form: ({ request }) => ownAdApi.one(idIn(request.query)),
      page: faultyPage,
      keep: ['prezzo', 'ribasso', 'unita', 'giorni', 'minimo', 'esito', 'prezzo_vendita', 'ricorso', 'risposta'],
    },
    change,
  ),
})
