import { routes } from './routes'

/** The page on which marketing drafts and runs experiments. */
export const experimentAdminPage = `${routes.experiments}/gestione`
/** Names the place of a new draft. */
export const placeParam = 'posto'
export const newDraftPage = `${experimentAdminPage}/nuovo`

/** A new draft at a place. */
export function newDraftAt(place: string): string {
  return `${newDraftPage}?${placeParam}=${place}`
}

/** What is found where visitors are divided and see the same. */
export const emptyTestPage = `${experimentAdminPage}/prova-a-vuoto`

/** One experiment of ours, from its draft to its end. */
export function draftPath(id: number): string {
  return `${experimentAdminPage}/${id}`
}

/** The file of the configuration that came into use at this moment. */
export function configFilePath(usedAt: string): string {
  return `/api/v1/pages/private/experiment-configs/${encodeURIComponent(usedAt)}`
}

export const experimentAdminApi = {
  drafts: '/api/v1/pages/private/experiment-drafts',
  draft: (id: number) => `/api/v1/pages/private/experiment-drafts/${id}`,
  steps: (id: number) => `/api/v1/pages/private/experiment-drafts/${id}/steps`,
  groups: '/api/v1/pages/private/experiment-groups',
} as const
