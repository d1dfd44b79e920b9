import { randomBytes } from 'node:crypto'

/**
 * `dealer` and `intruder` own another dealer: the one names the owner's dealer in every request, the other its own, with the numbers of the owner's
 * things. `seller`, `stock` and `reader` are of the owner's staff, as those roles.
 */
export const actors = ['anonymous', 'other', 'dealer', 'intruder', 'seller', 'stock', 'reader', 'marketing', 'moderator', 'owner'] as const
export type Actor = (typeof actors)[number]
/** The methods in the order of the requests: those that end a thing come last. */
export const verbs = ['GET', 'PUT', 'POST', 'DELETE'] as const
export type Verb = (typeof verbs)[number]

/** What the owner has and nobody else may touch. */
export type Things = {
  draftId: string
  photoId: string
  /** Waits for a moderator: it has no public page. */
  heldAdId: number
  adId: number
  caseId: number
  threadId: number
  searchId: number
  valuationId: number
  messageReportId: number
  sessionId: number
  dealerHref: string
  /** The slug of the dealer in whose staff the owner is; for `intruder` its own. */
  dealership: string
  leadId: number
  vehicleId: number
  /** Waits for somebody to look at its columns. */
  importId: number
  templateId: number
  invitationId: number
  reviewId: number
  keyId: number
  /** The ids of the staff, one of each role. */
  readerId: number
  sellerId: number
  stockId: number
  /** The draft of a vehicle of the dealer's. */
  stockDraftId: string
  logo: Buffer
}

/** The status that each actor gets. */
type Access = Record<Actor, number>
type Sent = (things: Things) => Readonly<Record<string, unknown>>
/** `file`: sent with the fields, as a form of a browser. */
export type Call = { access: Access; sends?: Sent; file?: (things: Things) => readonly [name: string, content: Buffer | string] }
export type Row = { address?: (things: Things) => string } & Partial<Record<Verb, Call | readonly Call[]>>

const alike = (status: number): Access => ({
  anonymous: status,
  other: status,
  dealer: status,
  intruder: status,
  seller: status,
  stock: status,
  reader: status,
  marketing: status,
  moderator: status,
  owner: status,
})

/** An address where nothing belongs to anybody. */
export const open = (status = 200, sends?: Call['sends']): Call => ({ access: alike(status), ...(sends && { sends }) })
/** An address of which everybody who is logged in has one. */
export const account = (status = 200, sends?: Call['sends']): Call => ({
  access: { ...alike(status), anonymous: 401 },
  ...(sends && { sends }),
})
/** An address of the owner: others do not learn that it exists. */
export const owner = (status = 200, sends?: Call['sends']): Call => ({
  access: { ...alike(404), anonymous: 401, owner: status },
  ...(sends && { sends }),
})
/** The same, of what somebody without an account can have too. */
export const holder = (status = 200, sends?: Call['sends']): Call => ({ access: { ...alike(404), owner: status }, ...(sends && { sends }) })
export const role = (name: Actor, status = 200, sends?: Call['sends']): Call => ({
  access: { ...alike(403), anonymous: 401, [name]: status },
  ...(sends && { sends }),
})

type Staffed = { intruder?: number; ability?: Ability; sends?: Sent; file?: Call['file'] }
/** What a role of a dealer's staff may do; the other roles know that it exists. */
type Ability = 'look' | 'changeStock' | 'leads' | 'manage'
const staffAccess = (ability: Ability, status: number) => ({
  owner: status,
  seller: ability === 'manage' ? 403 : status,
  stock: ability === 'leads' || ability === 'manage' ? 403 : status,
  reader: ability === 'look' ? status : 403,
})
/** All of a dealer's staff may look; nobody else learns that it exists. `intruder`: where no number of the owner's is named, it sees its own. */
export const staff = (status = 200, { intruder = status, ability = 'look' }: Pick<Staffed, 'intruder' | 'ability'> = {}): Call => ({
  access: { ...alike(404), anonymous: 401, intruder, ...staffAccess(ability, status) },
})
/** A call of those of the staff who may change something. `sends` names no dealer: that is added. */
export const staffChange = (
  ability: Exclude<Ability, 'look'>,
  sends: Sent = () => ({}),
  { status = 200, intruder = 404, file }: Staffed & { status?: number } = {},
): Call => ({
  access: { ...alike(404), anonymous: 401, intruder, ...staffAccess(ability, status) },
  sends: (things) => ({ concessionaria: things.dealership, ...sends(things) }),
  ...(file && { file }),
})
/** A call of everybody of the staff about themselves. */
export const staffLook = (sends: Sent): Call => ({
  access: { ...alike(404), anonymous: 401, intruder: 200, ...staffAccess('look', 200) },
  sends: (things) => ({ concessionaria: things.dealership, ...sends(things) }),
})
export const ownInstead = { intruder: 200 }
export const inArea =
  (path: string, more: (things: Things) => string = () => ''): Row['address'] =>
  (things) =>
    `/area-concessionario${path}?concessionaria=${things.dealership}${more(things)}`
export const dealersApi = '/api/v1/pages/private/dealers'
export const vehicle = ({ vehicleId }: Things) => ({ annuncio: String(vehicleId) })

/** Logged-in visitors are led on. */
export const beforeLogin = (): Call => ({ access: { ...alike(307), anonymous: 200 } })

/** A page sends strangers to the login; every page can only be read. */
const toLogin = (call: Call): Call => ({ access: { ...call.access, ...(call.access.anonymous === 401 && { anonymous: 307 }) } })
export const page = (call: Call = open(), address?: Row['address']): Row => ({ ...(address && { address }), GET: toLogin(call) })
export const at = (path: string) => () => path

export const noCode = () => ({ codice: randomBytes(32).toString('base64url') })
export const settings = '/api/v1/pages/private/settings'
