/** How long a request is stored after its hours. */
export const callbackDays = 90

/** Who is to call whom about what, within which hours: what the page of the form says. JSON-serialisable. */
export type CallbackOffer = { dealerId: number; dealerName: string; adId: number | null; title: string | null; backHref: string }

export type CallbackState = 'waiting' | 'missed' | 'done'

/** A request in the inbox of a dealer. `who`: of the staff, where it is done. JSON-serialisable. */
export type CallbackLine = {
  id: number
  name: string
  phone: string
  title: string | null
  fromAt: string
  toAt: string
  state: CallbackState
  doneAt: string | null
  who: string | null
}

export const callbackStates: Readonly<Record<CallbackState, string>> = {
  waiting: 'da richiamare',
  missed: 'orario passato',
  done: 'richiamata fatta',
}

/** A request whose hours have passed without a call is missed. */
export function callbackState({ doneAt, toAt }: { doneAt: Date | null; toAt: Date }, now: Date): CallbackState {
  if (doneAt !== null) return 'done'
  return toAt <= now ? 'missed' : 'waiting'
}

/** A number as a telephone dials it. */
export function dialled(phone: string): string {
  return phone.replace(/[^+\d]/g, '')
}
