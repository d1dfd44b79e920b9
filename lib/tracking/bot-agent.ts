import { isbot } from 'isbot'

/** Whether a program says by its user agent that it is one. Bots are shown the control and are never counted. */
export function isBotAgent(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent === '' || isbot(userAgent)
}
