/** One job of each waits at most, however often it is requested; what fails is tried again by the schedule. */
const queue = <const Name extends string>(name: Name) => ({ name, policy: 'short', retryLimit: 0, expireInMinutes: 30 }) as const

export const sendMail = queue('send-mail')
export const forget = queue('forget-expired')
export const deliver = queue('deliver-waiting-messages')
export const tellDrops = queue('tell-price-drops')
export const alert = queue('tell-saved-searches')
export const endAccounts = queue('end-accounts')
export const endAds = queue('expire-ads')
export const dropPrices = queue('drop-planned-prices')
export const renewPrices = queue('renew-prices')
export const rateAds = queue('rate-ads')
export const rankAds = queue('rank-ads')
export const makePictures = queue('make-pictures')
export const tellLeads = queue('remind-of-leads')
export const tendDeals = queue('tend-deals')
export const tellMornings = queue('tell-dealers-mornings')
export const importFiles = queue('import-dealer-files')
export const tryFiles = queue('try-files')
export const fetchFeeds = queue('fetch-dealer-feeds')
export const getPhotos = queue('fetch-photos')
export const callWebhooks = queue('deliver-webhooks')
export const sendPush = queue('send-push')
export const countLists = queue('count-lists')
export const groupVersions = queue('group-versions')
export const tellSearchEngines = queue('tell-search-engines')
export const followExperiments = queue('follow-experiments')
export const countExperiments = queue('count-experiments')
export type JobQueue = ReturnType<typeof queue>
export const jobQueues = [
  sendMail,
  forget,
  deliver,
  tellDrops,
  alert,
  endAccounts,
  endAds,
  dropPrices,
  renewPrices,
  rateAds,
  rankAds,
  makePictures,
  tellLeads,
  tellMornings,
  tendDeals,
  importFiles,
  tryFiles,
  fetchFeeds,
  callWebhooks,
  sendPush,
  getPhotos,
  countLists,
  groupVersions,
  tellSearchEngines,
  followExperiments,
  countExperiments,
] as const
