import { api } from '@/lib/edge/http/api.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { routes, settingsApi } from '@/lib/kernel/routes/routes'
import { profileSchema } from '@/lib/people/users/account-schemas'
import { saveProfile } from '@/lib/people/users/save-profile.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: settingsApi.profile, page: routes.profile, keep: ['displayName', 'phone'] }, async (call) => {
    const user = await call.requireUser()
    await saveProfile(call.db, user.id, await call.readBody(profileSchema))
    return { next: routes.profile, notice: 'Il profilo è stato salvato.' }
  }),
})
