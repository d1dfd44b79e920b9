import { array, object, string } from 'yup'
import { partnerScopeNames } from '@/lib/accounts/partner-keys/partner-key'
import { createPartnerKey, revokePartnerKey } from '@/lib/accounts/partner-keys/partner-keys.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { idField, personNameField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { api } from '@/lib/server/http/api.server'
import { areaPage, dealershipOf } from '@/lib/server/http/dealership-call.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

const revocationSchema = object({ revoca: idField().default('') })
const keySchema = object({
  nome: personNameField().required(messages.required),
  permessi: array()
    .ensure()
    .of(
      string()
        .oneOf([...partnerScopeNames], messages.digits)
        .required(messages.required),
    )
    .min(1, 'Scegli almeno un permesso')
    .required('Scegli almeno un permesso'),
})

export default api({
  /** Creates a key, which is shown once, or revokes one. */
  POST: formPost({ form: dealershipApi.partnerKeys, page: areaPage(dealerArea.partner), keep: ['nome'] }, async (call) => {
    const { user, dealership } = await dealershipOf(call, 'manageStaff')
    const next = dealerAreaHref(dealerArea.partner, dealership.slug)
    const { revoca } = await call.readBody(revocationSchema)
    if (revoca !== '') {
      await revokePartnerKey(call.db, dealership, user, Number(revoca))
      return { next, notice: 'Chiave revocata: da adesso non funziona più.' }
    }
    const { nome, permessi } = await call.readBody(keySchema)
    const chiave = await createPartnerKey(call.db, dealership, user, { name: nome, scopes: permessi })
    return { next, notice: 'Chiave creata. Copiala adesso: poi non la mostriamo più.', values: { chiave } }
  }),
})
