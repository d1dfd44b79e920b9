import { profileSchema } from '@/lib/accounts/users/account-schemas'
import { saveProfile } from '@/lib/accounts/users/save-profile.server'
import { routes, settingsApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: settingsApi.profile, page: routes.profile, keep: ['displayName', 'phone'] }, async (call) => {
    const user = await call.requireUser()
    await saveProfile(call.db, user.id, await call.readBody(profileSchema))
    return { next: routes.profile, notice: 'Profilo salvato.' }
  }),
})
