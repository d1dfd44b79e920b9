import { object, string } from 'yup'
import { pressPrice, pressRenewal, undoTask } from '@/lib/accounts/morning/do-task.server'
import { waitingText } from '@/lib/accounts/selling/own-ad'
import { savedPriceText } from '@/lib/accounts/selling/stock-prices.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { idField, invalidField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { api } from '@/lib/server/http/api.server'
import { areaPage, dealershipOf } from '@/lib/server/http/dealership-call.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

const pressSchema = object({
  azione: string().oneOf(['prezzo', 'rinnova', 'annulla'], messages.digits).required(messages.required),
  /** The vehicle; for `annulla` what was done. */
  numero: idField().required(messages.required),
  /** The price in euro, and the one on the page with the button, in cents. */
  prezzo: string()
    .matches(/^\d{1,8}$/, { message: messages.digits, excludeEmptyString: true })
    .default(''),
  visto: string()
    .matches(/^\d{1,10}$/, { message: messages.digits, excludeEmptyString: true })
    .default(''),
})

const undoValues = (doneId: number) => ({ undo: String(doneId) })

export default api({
  /** What a press on the morning page does, and what takes it back. */
  POST: formPost({ form: dealershipApi.morning, page: areaPage(dealerArea.overview) }, async (call) => {
    const { user, dealership } = await dealershipOf(call, 'changeStock')
    const { azione, numero, prezzo, visto } = await call.readBody(pressSchema)
    const next = dealerAreaHref(dealerArea.overview, dealership.slug)
    const id = Number(numero)
    if (azione === 'annulla') {
      const { isWaiting } = await undoTask(call.db, dealership, user, id)
      return { next, notice: isWaiting ? waitingText : 'Annullato: è tutto come prima.' }
    }
    if (azione === 'rinnova') {
      const { doneId } = await pressRenewal(call.db, dealership, user, id, new Date())
      return { next, notice: 'Rinnovato: resta online.', values: undoValues(doneId) }
    }
    if (prezzo === '' || visto === '') throw invalidField('prezzo', messages.required)
    const { doneId } = await pressPrice(call.db, dealership, user, { adId: id, euro: Number(prezzo), seenCents: Number(visto) })
    if (doneId === null) return { next, notice: waitingText }
    return { next, notice: await savedPriceText(call.db, id), values: undoValues(doneId) }
  }),
})
