import { deviceTypeOf } from '@/lib/kernel/browser/device-type'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { routes } from '@/lib/kernel/routes/routes'

/** What a page may be decided by, and results be looked at by: words of the table in `segment-table.ts`. What is not known is left out. */
export type Segments = Partial<Record<SegmentName, string>>
export const segmentNames = ['device', 'category', 'landingPage', 'region', 'visit', 'account', 'loggedIn'] as const
export type SegmentName = (typeof segmentNames)[number]
/** Who is logged in; undefined: nobody. */
export type Account = 'private' | 'dealer' | 'staff' | undefined

/** What server and browser know of one view of a page. */
type PageView = {
  userAgent: string | undefined
  /** The address of the page, or of its data. */
  address: string
  /** Whether somebody comes with this page, from elsewhere. */
  isLanding: boolean
  /** When the measuring was allowed. */
  allowedAt: Date | undefined
  account: Account
}

/** Called by the server before it decides, and by the browser at the exposure, with equal results. */
export function segmentsOf({ userAgent, address, isLanding, allowedAt, account }: PageView, now = new Date()): Segments {
  const { path, params } = pageAddress(address)
  const list = lists.find(([start]) => path === start || path.startsWith(`${start}/`))
  const regions = params.getAll('regione')
  const found: Record<SegmentName, string | undefined> = {
    device: userAgent && deviceOf(userAgent),
    category: list?.[1],
    landingPage: isLanding ? kindOfPage(path, list !== undefined) : undefined,
    region: regions.length === 1 ? regions[0] : undefined,
    visit: allowedAt && (italianDay(allowedAt) === italianDay(now) ? 'new' : 'returning'),
    account: account === 'staff' ? undefined : (account ?? 'anonymous'),
    loggedIn: account === undefined ? 'no' : 'yes',
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined && value !== ''))
}

const lists: readonly (readonly [string, string])[] = [
  ...[routes.cars, routes.usedCars, routes.km0Cars, routes.newCars, routes.rental, routes.classics].map((path) => [path, 'auto'] as const),
  [routes.motorbikes, 'moto-e-scooter'],
  [routes.campers, 'caravan-e-camper'],
  [routes.vans, 'veicoli-commerciali'],
]
const kinds = new Map([
  ['annuncio', 'ad'],
  ['auto', 'model'],
  ['concessionari', 'dealer'],
  ['magazine', 'magazine'],
  ['valutazione-auto', 'valuation'],
  ['vendi', 'sell'],
])

function kindOfPage(path: string, isList: boolean): string {
  if (path === routes.home) return 'home'
  return isList ? 'list' : (kinds.get(path.split('/')[1] ?? '') ?? 'other')
}

/** What is neither a phone nor a tablet is a desktop. */
function deviceOf(userAgent: string): string {
  const type = deviceTypeOf(userAgent)
  return type === 'unknown' ? 'desktop' : type
}

const dataAddress = /^\/_next\/data\/[^/]+(\/.*)\.json$/

function pageAddress(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const path = dataAddress.exec(pathname)?.[1] ?? pathname
  return { path: path === '/index' ? routes.home : path, params: searchParams }
}
