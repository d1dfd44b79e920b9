import { sendReplyToDealer } from '@/lib/accounts/contact/send-reply.server'
import { api } from '@/lib/server/http/api.server'
import { receiveReply } from '@/lib/server/http/receive/receive-reply.server'

export const config = { api: { bodyParser: false } }

export default api({ POST: (call) => receiveReply(call, 'dealer', sendReplyToDealer) })
