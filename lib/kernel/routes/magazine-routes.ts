import { routes } from './routes'

/** An article of the magazine. */
export function articlePath(slug: string): string {
  return `${routes.magazine}/${slug}`
}

/** The articles about one topic. */
export function topicPath(topic: string): string {
  return `${routes.magazine}?argomento=${encodeURIComponent(topic)}`
}

/** The parameter of the magazine by which articles are looked for. */
export const articleSearchParam = 'cerca'

/** The articles that contain this text. */
export function articleSearchPath(text: string): string {
  return `${routes.magazine}?${articleSearchParam}=${encodeURIComponent(text)}`
}

/** The feed of the magazine (Atom). */
export const magazineFeed = '/magazine/feed.xml'
