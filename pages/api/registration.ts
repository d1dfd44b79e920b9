import { requireHuman } from '@/lib/bot-check/require-human.server'
import { api } from '@/lib/http/api.server'
import { formPost } from '@/lib/http/form-post.server'
import { posts, routes } from '@/lib/routes/routes'
import { countMailFrom, countMailTo } from '@/lib/sessions/count-mail.server'
import { registrationSchema } from '@/lib/users/account-schemas'
import { registerUser } from '@/lib/users/register-user.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: posts.registration, page: routes.registration, keep: ['displayName', 'email', 'phone'] }, async (call) => {
    const registration = await call.readBody(registrationSchema)
    await countMailFrom(call.db, call.address())
    await requireHuman(await call.rawBody())
    await countMailTo(call.db, registration.email)
    await registerUser(call.db, registration)
    return { next: routes.registration, notice: 'Ti abbiamo inviato una e-mail: apri il link che contiene per completare la registrazione.' }
  }),
})
