import { object, string } from 'yup'
import { findDraftEstimate } from '@/lib/accounts/selling/drafts/find-draft-page.server'
import { api } from '@/lib/server/http/api.server'
import { draftHolder } from '@/lib/server/http/draft-holder.server'

export const config = { api: { bodyParser: false } }

const querySchema = object({ id: string().required() })

export default api({
  async GET(call) {
    const { id } = await call.readQuery(querySchema)
    return findDraftEstimate(call.db, id, await draftHolder(call), new Date())
  },
})
