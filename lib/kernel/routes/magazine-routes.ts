import { routes } from './routes'

/** An article of the magazine. */
export function articlePath(slug: string): string {
  return `${routes.magazine}/${slug}`
}

/** The articles about one topic. */
export function topicPath(topic: string): string {
  return `${routes.magazine}?argomento=${encodeURIComponent(topic)}`
}

/** The feed of the magazine (Atom). */
export const magazineFeed = '/magazine/feed.xml'
