import { createContext } from 'react'

/** The site's own address, as the server knows it: canonical links and social tags need absolute addresses. */
export const SiteUrlContext = createContext<string | undefined>(undefined)
