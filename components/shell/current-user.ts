import { createContext } from 'react'

/** The current user, as far as the shell needs. */
export type CurrentUser = {
  isLogged: boolean
  displayName: string
  /** Whether they are of a dealer's staff. */
  isDealer?: boolean
  /** Whether the pages for marketing are open to them. */
  isMarketing?: boolean
  isModerator?: boolean
  /** What waits on the page of news, and how many messages wait to be read. */
  news?: number
  unread?: number
  /** The token for the forms of the shell; empty for anonymous visitors of public pages. */
  csrf: string
}

export const anonymous: CurrentUser = { isLogged: false, displayName: '', csrf: '' }

export const CurrentUserContext = createContext<CurrentUser>(anonymous)

/** What follows the name of a button that opens the menu: «, 3 novità». Empty without news. */
export function newsAfterName({ news = 0 }: CurrentUser): string {
  return news === 0 ? '' : `, ${news} novità`
}
