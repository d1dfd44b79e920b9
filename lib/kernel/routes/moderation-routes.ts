import { routes } from './routes'

export const moderationApi = {
  one: (id: number) => `/api/v1/pages/private/moderation/${id}`,
  message: (reportId: number) => `/api/v1/pages/private/moderation/messages/${reportId}`,
  registration: (id: number) => `/api/v1/pages/private/moderation/dealers/${id}`,
  review: (id: number) => `/api/v1/pages/private/moderation/reviews/${id}`,
  log: '/api/v1/pages/private/moderation/log',
} as const

/** The page on which requests of dealers wait. */
export const registrationQueuePage = `${routes.moderation}/concessionarie`

/** The page on which reviews of dealers wait. */
export const reviewQueuePage = `${routes.moderation}/recensioni`

/** The page on which papers about vehicles wait. */
export const paperQueuePage = `${routes.moderation}/carte`

/** A case in the moderation queue. */
export function casePath(id: number): string {
  return `${routes.moderation}/${id}`
}
