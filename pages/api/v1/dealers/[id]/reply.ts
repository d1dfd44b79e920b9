import { api } from '@/lib/edge/http/api.server'
import { receiveReply } from '@/lib/edge/http/receive-reply.server'
import { sendReplyToDealer } from '@/lib/people/contact/send-reply.server'

export const config = { api: { bodyParser: false } }

export default api({ POST: (call) => receiveReply(call, 'dealer', sendReplyToDealer) })
