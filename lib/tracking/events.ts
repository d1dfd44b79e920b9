export type MenuName = 'search' | 'account' | 'mobile' | 'mobileSearch' | 'mobileAccount' | 'adSection'
type LoginWay = 'password' | 'facebook'

/** Everything the site tells about what visitors do: the event's name and its parameters. Nothing personal. */
type Parameters = {
  menuOpened: { menu: MenuName }
  menuClosed: { menu: MenuName }
  /** The Preferiti button, pressed by somebody logged in. */
  favouritesOpened: object
  /** The Preferiti button, pressed by somebody who has to log in first. */
  favouritesLoginAsked: object
  loginOpened: object
  loginSent: { way: LoginWay }
  loginSucceeded: { way: LoginWay }
  loginFailed: { way: LoginWay }
  registrationSucceeded: object
  registrationFailed: object
  favouriteAdded: { ad: number }
  favouriteRemoved: { ad: number }
  contactSent: { ad: number }
  contactFailed: { ad: number }
  phoneShown: { ad: number | null; dealer: number | null }
  adShared: { ad: number; way: 'sheet' | 'copy' }
  adFlagged: { ad: number }
}

export type TrackingEvent = { [Name in keyof Parameters]: { name: Name } & Parameters[Name] }[keyof Parameters]

const mostKept = 100
let reported: readonly TrackingEvent[] = []

export function report(event: TrackingEvent): void {
  reported = [...reported, event].slice(-mostKept)
}

/** The latest events of this page view, oldest first. */
export function reportedEvents(): readonly TrackingEvent[] {
  return reported
}
