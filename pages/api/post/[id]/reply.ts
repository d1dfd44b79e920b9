import { sendAsking } from '@/lib/accounts/deals/questions/send-asking.server'
import { api } from '@/lib/server/http/api.server'
import { receiveReply } from '@/lib/server/http/receive/receive-reply.server'

export const config = { api: { bodyParser: false } }

export default api({ POST: (call) => receiveReply(call, 'ad', sendAsking) })
