import { createIsbotFromList, list } from 'isbot'

/** A headless browser is driven by a program, but it has to accept experiments like anybody else: our own browser tests do. */
const isKnownBot = createIsbotFromList(list.filter((pattern) => pattern !== 'headless'))

/** Whether a program says by its user agent that it is one. Bots are shown the control and are never counted. */
export function isBotAgent(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent === '' || isKnownBot(userAgent)
}
