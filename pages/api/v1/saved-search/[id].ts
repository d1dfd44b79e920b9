import { alertFrequencies } from '@/lib/accounts/saved-searches/alert-frequency'
import { setFrequency, setPaused } from '@/lib/accounts/saved-searches/change-alerts.server'
import { editSearch, openSearch, removeSearch, renameSearch } from '@/lib/accounts/saved-searches/save-search.server'
import { maxAddressLength } from '@/lib/accounts/saved-searches/saved-search-limits'
import {
  editSchema,
  frequencySchema,
  searchFormSchema,
  searchIdSchema,
  searchNameSchema,
} from '@/lib/accounts/saved-searches/saved-search-schemas'
import { editSearchPath, routes, savedSearchApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import type { Body } from '@/lib/server/http/read-body.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

const idOf = async (call: RequestContext) => Number((await call.readQuery(searchIdSchema)).id)

async function remove(call: RequestContext) {
  const user = await call.requireUser()
  return removeSearch(call.db, { userId: user.id }, await idOf(call))
}

async function rename(call: RequestContext) {
  const user = await call.requireUser()
  const { name } = await call.readBody(searchNameSchema)
  await renameSearch(call.db, { userId: user.id }, await idOf(call), name)
}

/** Back to the changed search, with the filters it was left with. */
function formPage({ change, ricerca, address }: Body): string {
  if (change !== 'edit' || !searchIdSchema.isValidSync({ id: ricerca })) return routes.savedSearches
  return editSearchPath(Number(ricerca), typeof address === 'string' && address.length <= maxAddressLength ? address : undefined)
}

export default api({
  DELETE: remove,
  PUT: rename,
  /** Renames and removes without JavaScript, edits, pauses, sets the mail frequency, and opens the list, which marks the search as seen. */
  POST: formPost(
    { form: ({ request }) => savedSearchApi.one(Number(request.query['id'])), page: formPage, keep: ['name', 'frequency'] },
    async (call) => {
      const user = await call.requireUser()
      const { change } = await call.readBody(searchFormSchema)
      if (change === 'open') return { next: await openSearch(call.db, { userId: user.id }, await idOf(call)) }
      const next = routes.savedSearches
      if (change === 'edit') {
        const { frequency, ...wanted } = await call.readBody(editSchema)
        const { name } = await editSearch(call.db, { userId: user.id }, await idOf(call), { ...wanted, frequency })
        return { next, notice: `Ricerca aggiornata: «${name}».` }
      }
      if (change === 'frequency') {
        const { frequency } = await call.readBody(frequencySchema)
        await setFrequency(call.db, { userId: user.id }, await idOf(call), frequency)
        return { next, notice: `Salvato. Ti scriviamo: ${alertFrequencies[frequency].toLowerCase()}.` }
      }
      if (change === 'pause' || change === 'resume') {
        await setPaused(call.db, { userId: user.id }, await idOf(call), change === 'pause')
        return { next, notice: change === 'pause' ? 'La ricerca è in pausa: non ti scriviamo.' : 'La ricerca è di nuovo attiva.' }
      }
      if (change === 'rename') return rename(call).then(() => ({ next, notice: 'Nome cambiato.' }))
      const { id, name } = await remove(call)
      return { next, notice: `«${name}» eliminata.`, values: { removed: String(id) } }
    },
  ),
})
