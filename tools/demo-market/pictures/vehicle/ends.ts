import { nose } from './nose'
import { isSeen } from './plate'
import type { Studio } from './studio'
import { tail } from './tail'

/** The nose or the tail, whichever is seen. */
export function bodyEnd(studio: Studio): string {
  return (isSeen(studio, 'nose') ? nose(studio) : '') + (isSeen(studio, 'tail') ? tail(studio) : '')
}
