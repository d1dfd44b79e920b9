import { noteSharedPhone } from '@/lib/accounts/moderation/shared-phone.server'
import { phoneChangeSchema } from '@/lib/accounts/users/phone/phone-schemas'
import { cancelPhoneCode, confirmPhone, removeVerifiedPhone, requestPhoneCode } from '@/lib/accounts/users/phone/verify-phone.server'
import { phoneApi, phonePath } from '@/lib/kernel/routes/account-paths'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: phoneApi, page: phonePath, keep: ['azione', 'telefono'] }, async (call) => {
    const user = await call.requireUser()
    const { azione, telefono, codice } = await call.readBody(phoneChangeSchema)
    if (azione === 'manda') {
      await requestPhoneCode(call.db, user, { typed: telefono, address: call.address() })
      return { next: phonePath, notice: 'Ti abbiamo mandato un messaggio con il codice.' }
    }
    if (azione === 'conferma') {
      await confirmPhone(call.db, user, codice)
      await noteSharedPhone(call.db, user.id)
      return { next: phonePath, notice: 'Telefono verificato.' }
    }
    if (azione === 'annulla') {
      await cancelPhoneCode(call.db, user)
      return { next: phonePath, notice: 'Quel codice non vale più.' }
    }
    await removeVerifiedPhone(call.db, user)
    return { next: phonePath, notice: 'Il telefono non è più verificato.' }
  }),
})
