import { markAllRead, markOpened, undoMarkAllRead } from '@/lib/accounts/news/change-news.server'
import { newsChangeSchema } from '@/lib/accounts/news/news-schemas'
import { newsApi } from '@/lib/kernel/routes/account-paths'
import { routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: newsApi, page: routes.news }, async (call) => {
    const { id } = await call.requireUser()
    const { azione, voce } = await call.readBody(newsChangeSchema)
    if (azione === 'annulla') await undoMarkAllRead(call.db, id)
    else if (azione === 'lette') await markAllRead(call.db, id)
    else if (voce !== '') await markOpened(call.db, id, voce)
    return { next: routes.news, ...(azione === 'lette' && { notice: 'Tutte lette.' }) }
  }),
})
