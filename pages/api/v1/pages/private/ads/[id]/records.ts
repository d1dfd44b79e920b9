import { addRecord, removeRecord } from '@/lib/accounts/dossier/own-records.server'
import { recordChangeSchema } from '@/lib/accounts/dossier/record-schemas'
import { recordFields } from '@/lib/accounts/dossier/typed-record'
import { recordApi, recordsPath } from '@/lib/kernel/routes/dossier'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import { idIn } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

/** What the seller of an ad says of its vehicle's past. */
export default api({
  POST: formPost(
    {
      form: ({ request }) => recordApi.ofAd(idIn(request.query)),
      page: (_body, query) => recordsPath(idIn(query)),
      keep: recordFields,
    },
    async (call) => {
      const user = await call.requireUser()
      const adId = idIn(call.request.query)
      const { azione, riga, ...typed } = await call.readBody(recordChangeSchema)
      const next = recordsPath(adId)
      if (azione === 'togli') {
        await removeRecord(call.db, user, adId, riga)
        return { next, notice: 'Tolta, con la sua carta.' }
      }
      await addRecord(call.db, user, adId, typed, new Date())
      return { next, notice: 'Aggiunta. Con la foto della carta, una volta guardata, diventa «Documentata».' }
    },
  ),
})
