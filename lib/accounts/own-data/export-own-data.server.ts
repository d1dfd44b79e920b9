import { exportAcceptedTerms } from '@/lib/accounts/consent/accept-terms.server'
import { exportMarketingConsents } from '@/lib/accounts/consent/marketing-consent-queries.server'
import { exportCallbacks } from '@/lib/accounts/contact/callbacks/callbacks.server'
import { exportAnswers, exportReplies } from '@/lib/accounts/contact/reply-queries.server'
import { exportConversationReports } from '@/lib/accounts/contact/report-conversation.server'
import { exportRegistrations } from '@/lib/accounts/dealerships/decide-registration.server'
import { exportDealerships } from '@/lib/accounts/dealerships/require-dealership.server'
import { exportOffers } from '@/lib/accounts/deals/export-offers.server'
import { exportMinimums } from '@/lib/accounts/deals/hidden-minimum.server'
import { exportQuestions } from '@/lib/accounts/deals/questions/questions.server'
import { exportReservations } from '@/lib/accounts/deals/reservations/reservations.server'
import { exportPapers } from '@/lib/accounts/deals/sale/contract/papers.server'
import { exportSales } from '@/lib/accounts/deals/sale/sales.server'
import { exportHours, exportVisits } from '@/lib/accounts/deals/visits/visits.server'
import { exportRecords } from '@/lib/accounts/dossier/export-records.server'
import { exportDecisions } from '@/lib/accounts/moderation/seller-decisions.server'
import { exportNewsMark } from '@/lib/accounts/news/news-queries.server'
import { exportPushDevices } from '@/lib/accounts/push/push-devices.server'
import { exportReports } from '@/lib/accounts/reports/report-queries.server'
import { exportReviews } from '@/lib/accounts/reviews/review-queries.server'
import { exportAlertMails, exportSavedSearchEvents, exportSavedSearches } from '@/lib/accounts/saved-searches/saved-search-queries.server'
import { exportAlertRequests } from '@/lib/accounts/saved-searches/subscribe.server'
import { exportSavedValuations } from '@/lib/accounts/saved-valuations/saved-valuation-queries.server'
import { exportPasskeys } from '@/lib/accounts/second-factor/passkeys.server'
import { exportSecondFactor } from '@/lib/accounts/second-factor/second-factor.server'
import { exportChecks } from '@/lib/accounts/selling/drafts/export-checks.server'
import { exportDrafts } from '@/lib/accounts/selling/drafts/export-drafts.server'
import { exportPhotos } from '@/lib/accounts/selling/drafts/export-photos.server'
import { exportDrops } from '@/lib/accounts/selling/planned-drops/find-drops.server'
import { listSessions } from '@/lib/accounts/sessions/find-session.server'
import type { Session } from '@/lib/accounts/sessions/session'
import { exportIdentities } from '@/lib/accounts/social-login/export-identities.server'
import { exportMyData } from '@/lib/accounts/users/export-my-data.server'
import { exportPhone } from '@/lib/accounts/users/phone/find-phone.server'
import { exportPriceDropMails } from '@/lib/accounts/watchlist/price-drop-wishes.server'
import { exportWatchlist } from '@/lib/accounts/watchlist/watchlist-queries.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { exportMails } from '@/lib/kernel/mail/erase-mails.server'
import { exportAds } from '@/lib/market/ads/imported/export-ads.server'

/** The copy of the data of a logged-in user. `personal-columns.ts` says where each column stands in it. */
export async function exportOwnData(db: Db, session: Session) {
  const { user } = session
  return {
    ...(await exportMyData(db, user.id)),
    telephone: await exportPhone(db, user.id),
    socialIdentities: await exportIdentities(db, user.id),
    passkeys: await exportPasskeys(db, user.id),
    secondFactor: await exportSecondFactor(db, user.id),
    sessions: await listSessions(db, session),
    pushDevices: await exportPushDevices(db, user.id),
    dealerRegistrations: await exportRegistrations(db, user.id),
    dealerships: await exportDealerships(db, user.id),
    reviews: await exportReviews(db, user.id),
    acceptedTerms: await exportAcceptedTerms(db, user.id),
    marketingConsents: await exportMarketingConsents(db, user.id),
    watchlist: await exportWatchlist(db, user.id),
    priceDropMails: await exportPriceDropMails(db, user.id),
    news: await exportNewsMark(db, user.id),
    savedSearches: await exportSavedSearches(db, user.id),
    savedSearchEvents: await exportSavedSearchEvents(db, user.id),
    savedValuations: await exportSavedValuations(db, user.id),
    alertRequests: await exportAlertRequests(db, user.email),
    alertMails: await exportAlertMails(db, user.id),
    replies: await exportReplies(db, user),
    callbacks: await exportCallbacks(db, user.id),
    offers: await exportOffers(db, user),
    questions: await exportQuestions(db, user),
    hiddenMinimums: await exportMinimums(db, user.id),
    visits: await exportVisits(db, user),
    visitHours: await exportHours(db, user.id),
    reservations: await exportReservations(db, user),
    sales: await exportSales(db, user),
    saleContracts: await exportPapers(db, user),
    answers: await exportAnswers(db, user.email),
    ads: await exportAds(db, user.email),
    adDrafts: await exportDrafts(db, user.id),
    vehicleChecks: await exportChecks(db, user.id),
    vehicleRecords: await exportRecords(db, user.id),
    plannedDrops: await exportDrops(db, user.id),
    photos: await exportPhotos(db, user.id),
    decisions: await exportDecisions(db, user.id),
    reports: await exportReports(db, user.id),
    messageReports: await exportConversationReports(db, user.id),
    mails: await exportMails(db, user.email),
  }
}
