/** An end of a step: a table, function or channel of the schema, or a file. */
export type Part = { table: string } | { function: string } | { channel: string } | { file: string }
export type Flow = { title: string; steps: readonly { from: Part; says: string; to: Part }[] }

const table = (name: string): Part => ({ table: name })
const fn = (name: string): Part => ({ function: name })
const channel = (name: string): Part => ({ channel: name })
const file = (name: string): Part => ({ file: name })

const ad = table('ad')
const adChange = table('ad_change')
const adEvent = table('ad_event')
const rating = table('price_rating')
const marketChanged = channel('market_changed')
const matcher = file('lib/accounts/saved-searches/match-events.server.ts')
const alerts = file('lib/accounts/saved-searches/queue-alerts.server.ts')
const rater = file('lib/market/price-rating/rate-ads.server.ts')

/** Three ways through the database that nobody sees in one file. A test looks whether every part is there. */
export const flows: readonly Flow[] = [
  {
    title: 'An ad is published: the mails of those who searched for it',
    steps: [
      { from: ad, says: 'a new row', to: fn('record_new_ads') },
      { from: ad, says: 'a changed row', to: fn('record_ad_events') },
      { from: fn('record_new_ads'), says: 'writes', to: adEvent },
      { from: fn('record_ad_events'), says: 'writes', to: adEvent },
      { from: adEvent, says: 'after the commit', to: channel('ad_event') },
      { from: channel('ad_event'), says: 'wakes the job', to: matcher },
      { from: matcher, says: 'writes', to: table('saved_search_event') },
      { from: table('saved_search_event'), says: 'is read by', to: alerts },
      { from: alerts, says: 'writes', to: table('outbox_mail') },
      { from: table('outbox_mail'), says: 'after the commit', to: channel('mail_queued') },
      { from: channel('mail_queued'), says: 'wakes the job', to: file('lib/kernel/mail/send-due-mails.server.ts') },
    ],
  },
  {
    title: 'A price is changed: history, label and lists',
    steps: [
      { from: ad, says: 'another price', to: fn('record_new_price') },
      { from: fn('record_new_price'), says: 'writes', to: table('ad_price') },
      { from: ad, says: 'another price', to: fn('rate_changed_price') },
      { from: fn('rate_changed_price'), says: 'judges by the estimate it has', to: rating },
      { from: ad, says: 'another fact', to: fn('rate_changed_ad') },
      { from: fn('rate_changed_ad'), says: 'marks as due', to: rating },
      { from: rating, says: 'what is due is read by', to: rater },
      { from: rater, says: 'writes the estimate', to: rating },
      { from: rating, says: 'another label', to: fn('record_labelled_ads') },
      { from: fn('record_labelled_ads'), says: 'writes', to: adChange },
      { from: adChange, says: 'is read by', to: file('lib/market/search-index/index-worker.server.ts') },
    ],
  },
  {
    title: 'The market changes: nobody is shown what was',
    steps: [
      { from: ad, says: 'any write', to: fn('tell_market_change') },
      { from: table('dealer'), says: 'any write', to: fn('tell_market_change') },
      { from: rating, says: 'any write', to: fn('tell_market_change') },
      { from: fn('tell_market_change'), says: 'after the commit', to: marketChanged },
      { from: marketChanged, says: 'empties the cache of pages', to: file('lib/server/page-cache/market-changes.server.ts') },
      { from: marketChanged, says: 'wakes', to: file('lib/market/search-index/index-worker.server.ts') },
      { from: marketChanged, says: 'wakes', to: file('lib/market/search-cluster/open-search-cluster.server.ts') },
      { from: ad, says: 'which ads', to: fn('record_changed_ads') },
      { from: fn('record_changed_ads'), says: 'writes', to: adChange },
      { from: adChange, says: 'is read by', to: file('lib/market/search-index/index-worker.server.ts') },
    ],
  },
]
