import { stopMorningMails } from '@/lib/accounts/dealerships/morning-wishes.server'
import { stopMorningMailsPath } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { stopMails } from '@/lib/server/http/stop-mails.server'

export const config = { api: { bodyParser: false } }

export default stopMails({
  page: routes.stopMorningMails,
  path: stopMorningMailsPath,
  stop: stopMorningMails,
  notice: 'Fatto: la mattina non ti scriviamo più.',
})
