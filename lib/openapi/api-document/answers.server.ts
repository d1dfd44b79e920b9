import type { MarketingChoice } from '@/lib/accounts/consent/marketing-consent'
import type { SendOutcome } from '@/lib/accounts/contact/send-reply.server'
import type { GoogleReviews } from '@/lib/accounts/reviews/google-reviews.server'
import type { SavedState as SavedSearchState } from '@/lib/accounts/saved-searches/save-search.server'
import type { SavedSearchPage } from '@/lib/accounts/saved-searches/saved-search'
import type { SavedValuation } from '@/lib/accounts/saved-valuations/saved-valuation'
import type { DraftPage } from '@/lib/accounts/selling/drafts/draft-page'
import type { SavedStep } from '@/lib/accounts/selling/drafts/save-draft.server'
import type { NumberedPhotos, PhotoMatch } from '@/lib/accounts/selling/numbered-photos/numbered-photos'
import type { PricesShown } from '@/lib/accounts/selling/pricing/prices-shown'
import type { ListedSession } from '@/lib/accounts/sessions/session'
import type { MergedAds, SavedState as SavedAdState, WatchlistPage } from '@/lib/accounts/watchlist/watchlist'
import type { BrowserSettings } from '@/lib/kernel/config/browser-settings'
import type { AdCard } from '@/lib/market/ads/ad-card'
import type { DealerDirectory, DealerMark, DealerQuery } from '@/lib/market/dealers/dealer-directory'
import type { DraftPhoto } from '@/lib/market/photos/photo'
import type { Place } from '@/lib/market/places/place'
import type { countSearch } from '@/lib/market/search/engine/count-search.server'
import type { SearchDescription, SearchResultsPage } from '@/lib/market/search/engine/search-call.server'
import type { TypingSuggestion } from '@/lib/market/search/suggestions/suggestion'
import type { Valuation } from '@/lib/market/valuation/valuation'
import type { OfferedVersion } from '@/lib/market/versions/version'
import type { UploadState } from '@/lib/server/http/receive/receive-part.server'

/** What a form that was accepted answers a script: where it leads, what to say there, and what that page needs to know besides. */
type Done = { next: string; notice?: string; values?: Record<string, string> }
type PasskeyRequest = {
  challenge: string
  timeout: number
  rpId: string
  userVerification: string
  allowCredentials?: PasskeyNames
}
type PasskeyCreation = {
  challenge: string
  timeout: number
  rp: { id: string; name: string }
  user: { id: string; name: string; displayName: string }
  pubKeyCredParams: { alg: number; type: string }[]
  attestation: string
  excludeCredentials: PasskeyNames
  authenticatorSelection: { residentKey: string; userVerification: string; requireResidentKey: boolean }
  extensions: Record<string, boolean>
  hints: string[]
}
type PasskeyNames = { id: string; type: string; transports?: string[] }[]
type Named = { id: number; name: string }
type Locality = Pick<Place, 'istat' | 'name' | 'provinceCode' | 'province' | 'region'>

/** What each call answers as JSON, in the types of the code that answers it; `npm run api-document` makes JSON Schemas of them. */
export type Answers = {
  Done: Done
  /** What a passkey has to sign, as WebAuthn writes it in JSON. */
  PasskeyOptions: { options: PasskeyRequest }
  PasskeyDone: Done & { options?: PasskeyRequest | PasskeyCreation }
  Notice: { notice: string }
  LoggedIn: { next: string; codeNeeded?: true; marketingConsentsNeeded?: boolean; isDealer?: boolean; savedAd?: number | null }
  Csrf: { csrf: string }
  Settings: BrowserSettings
  Places: (Locality & { distanceKm?: number })[]
  Makes: { slug: string; name: string }[]
  Models: { slug: string; name: string; body: string | null }[]
  Count: { count: number }
  SearchCount: Awaited<ReturnType<typeof countSearch>>
  Search: SearchDescription
  SearchResults: SearchResultsPage
  Suggestions: TypingSuggestion[]
  Versions: OfferedVersion[]
  PricesShown: PricesShown
  AdCards: { cards: AdCard[] }
  Valuation: Valuation
  MarketFigures: { citation: string; licence: { name: string; url: string }; data: Record<string, string | number | null>[] }
  DealerCount: { dealers: number; vehicles: number }
  Dealers: DealerQuery & DealerDirectory & { marks: DealerMark[] }
  Phone: { phone: string }
  Report: { url: string }
  GoogleReviews: GoogleReviews
  Replied: { outcome: SendOutcome; notice: string }
  Photo: DraftPhoto
  Photos: { photos: DraftPhoto[] }
  PhotoMatches: { matches: PhotoMatch[] }
  NumberedPhotos: NumberedPhotos
  Upload: UploadState
  SavedStep: SavedStep
  DraftEstimate: Pick<DraftPage, 'price' | 'question'>
  LastMessage: { last: number }
  MarketingChoice: MarketingChoice
  Sessions: ListedSession[]
  SavedAd: SavedAdState
  SavedAdDone: Done & SavedAdState
  Watchlist: WatchlistPage
  MergedAds: MergedAds
  PriceDropMails: { next: string; wanted: boolean }
  SavedSearches: SavedSearchPage
  SavedSearchDone: Done & Omit<SavedSearchState, 'isNew'> & { isNew?: boolean }
  SavedSearch: Named
  SearchCheck: { id: number | null; name: string; mailsAWeek: number | null }
  SavedValuations: { valuations: SavedValuation[] }
  SavedValuation: Named
  SavedValuationDone: Done & Named & { isNew?: boolean }
}
