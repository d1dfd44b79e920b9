import { createContext } from 'react'

/** Who is looking at the page, as far as the shell needs to know. */
export type CurrentUser = {
  isLogged: boolean
  displayName: string
  /** Whether they are of a dealer's staff. */
  isDealer?: boolean
  /** Whether the pages for marketing are open to them. */
  isMarketing?: boolean
  isModerator?: boolean
  /** For the forms of the shell; empty for anonymous visitors of public pages. */
  csrf: string
}

export const anonymous: CurrentUser = { isLogged: false, displayName: '', csrf: '' }

export const CurrentUserContext = createContext<CurrentUser>(anonymous)
