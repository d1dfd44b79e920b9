import { EventBuffer, type Listener } from './event-buffer'
import type { analyticsEvents } from './event-table'

type Table = typeof analyticsEvents
type EventName = keyof Table
type ValueOf<Kind> = Kind extends readonly (infer Word)[] ? Word : Kind extends 'number' ? number : number | null
type ParametersOf<Name extends EventName> = {
  [Parameter in keyof Table[Name]['parameters']]: ValueOf<Table[Name]['parameters'][Parameter]>
}

/** Something a visitor did: a name of the table and its parameters. */
export type AnalyticsEvent = { [Name in EventName]: { name: Name } & ParametersOf<Name> }[EventName]
type MenuName = Extract<AnalyticsEvent, { name: 'menuOpened' }>['menu']

const reported = new EventBuffer<AnalyticsEvent>()

export function trackEvent(event: AnalyticsEvent): void {
  reported.add(event)
}

/** The listener for a menu's `onToggle`: opening and closing are reported. */
export function trackMenu(menu: MenuName): (open: boolean) => void {
  return (open) => trackEvent({ name: open ? 'menuOpened' : 'menuClosed', menu })
}

/** How many events this page view has reported; for `followReports`, to leave them out. */
export function trackedEventCount(): number {
  return reported.count
}

export function subscribeToEvents(listen: Listener<AnalyticsEvent>, known: number): () => void {
  return reported.subscribe(listen, known)
}
