import { stopPriceDropMails } from '@/lib/accounts/watchlist/price-drop-wishes.server'
import { routes, stopPriceDropMailsPath } from '@/lib/kernel/routes/routes'
import { stopMails } from '@/lib/server/http/stop-mails.server'

export const config = { api: { bodyParser: false } }

export default stopMails({
  page: routes.stopPriceDropMails,
  path: stopPriceDropMailsPath,
  stop: stopPriceDropMails,
  notice: 'Fatto: non ti scriviamo più quando un prezzo scende.',
})
