import { pushKindNames, pushKinds } from '@/lib/accounts/push/push'
import { addPushDevice, changePushDevice, removePushDevice } from '@/lib/accounts/push/push-devices.server'
import { pushChangeSchema } from '@/lib/accounts/push/push-schemas'
import { noticesPath, pushApi } from '@/lib/kernel/routes/account-paths'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: pushApi, page: noticesPath }, async (call) => {
    const session = await call.requireSession()
    const { azione, endpoint, p256dh, auth, dispositivo, ...ticks } = await call.readBody(pushChangeSchema)
    if (azione === 'attiva') {
      await addPushDevice(call.db, session, { endpoint, keys: { p256dh, auth } })
      return { next: noticesPath, notice: 'Avvisi attivi su questo dispositivo.' }
    }
    if (azione === 'rimuovi') {
      await removePushDevice(call.db, session, Number(dispositivo))
      return { next: noticesPath, notice: 'Quel dispositivo non riceve più avvisi.' }
    }
    const kinds = pushKindNames.filter((kind) => ticks[pushKinds[kind].field])
    await changePushDevice(call.db, session, Number(dispositivo), kinds)
    return { next: noticesPath, notice: 'Salvato.' }
  }),
})
