import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next'
import { isOn, turnOff } from './piece-states.server'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

const piece = 'direct-calls'
const resolver = 'next/dist/server/api-utils/node/api-resolver.js'
/** The settings of drafts that Next shows to editors, which there are none of. */
const noPreview = { previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '', dev: false }

/** Next's own resolver of calls; tests give another. */
const loadResolver = (): unknown => createRequire(import.meta.url)(resolver)

/**
 * Calls a handler of Next as Next does, without looking for it among all pages first; it is given no parameters of the address.
 * @param otherwise Next's own way to it, where its resolver is not what it was
 */
export function invokeApiHandler(handler: NextApiHandler, otherwise: Handle, load = loadResolver): Handle {
  const resolve = isOn(piece) ? functionOf(load) : undefined
  if (!resolve) return otherwise
  return async (request, response) => {
    if (!isOn(piece)) return otherwise(request, response)
    const state = { isCalled: false }
    const called = (given: NextApiRequest, answer: NextApiResponse) => {
      state.isCalled = true
      return handler(given, answer)
    }
    try {
      await resolve(request, response, {}, { default: called, config: { api: { bodyParser: false } } }, noPreview, true)
    } catch (error) {
      if (state.isCalled) throw error
    }
    if (state.isCalled) return
    turnOff(piece, `${resolver} calls no handler any more`)
    if (!response.headersSent) await otherwise(request, response)
  }
}

function functionOf(load: () => unknown): ((...args: unknown[]) => Promise<void>) | undefined {
  try {
    const found = load()
    if (typeof found === 'object' && found !== null && 'apiResolver' in found && typeof found.apiResolver === 'function') {
      const { apiResolver } = found
      return async (...args) => {
        await Reflect.apply(apiResolver, undefined, args)
      }
    }
    turnOff(piece, `${resolver} has no apiResolver`)
  } catch (error) {
    turnOff(piece, `${resolver} cannot be loaded: ${error instanceof Error ? error.message : ''}`)
  }
  return undefined
}
