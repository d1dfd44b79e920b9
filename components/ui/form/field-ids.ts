import { createContext } from 'react'

/** What the ids of fields begin with, where the same fields may stand on the page already. */
export const FieldIds = createContext('')
