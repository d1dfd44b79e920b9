import { api } from '@/lib/edge/http/api.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import type { RequestContext } from '@/lib/edge/http/request-context.server'
import { routes, savedSearchApi } from '@/lib/kernel/routes/routes'
import { openSearch, removeSearch, renameSearch } from '@/lib/people/saved-searches/save-search.server'
import { searchFormSchema, searchIdSchema, searchNameSchema } from '@/lib/people/saved-searches/saved-search-schemas'

export const config = { api: { bodyParser: false } }

const idOf = async (call: RequestContext) => Number((await call.readQuery(searchIdSchema)).id)

async function remove(call: RequestContext) {
  const user = await call.requireUser()
  return removeSearch(call.db, user.id, await idOf(call))
}

async function rename(call: RequestContext) {
  const user = await call.requireUser()
  const { name } = await call.readBody(searchNameSchema)
  await renameSearch(call.db, user.id, await idOf(call), name)
}

export default api({
  DELETE: remove,
  PUT: rename,
  /** The same two for forms without JavaScript, and the way to the list, by which its owner has seen what is new. */
  POST: formPost(
    { form: ({ request }) => savedSearchApi.one(Number(request.query['id'])), page: routes.savedSearches, keep: ['name'] },
    async (call) => {
      const user = await call.requireUser()
      const { change } = await call.readBody(searchFormSchema)
      if (change === 'open') return { next: await openSearch(call.db, user.id, await idOf(call)) }
      const next = routes.savedSearches
      if (change === 'rename') return rename(call).then(() => ({ next, notice: 'Il nome è stato cambiato.' }))
      const { id, name } = await remove(call)
      return { next, notice: `«${name}» eliminata.`, values: { removed: String(id) } }
    },
  ),
})
