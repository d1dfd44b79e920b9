import { createContext } from 'react'

/** Who is looking at the page, as far as the shell needs to know. */
export type Visitor = {
  isLogged: boolean
  displayName: string
  /** Whether the pages for marketing are open to them. */ isMarketing?: boolean
  /** For the forms of the shell; empty for anonymous visitors of public pages. */ csrf: string
}

export const anonymous: Visitor = { isLogged: false, displayName: '', csrf: '' }

export const VisitorContext = createContext<Visitor>(anonymous)
