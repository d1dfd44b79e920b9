// reads: temporary files
// Loaded before a server of the tests (`node --require`): a React without the function that is replaced, and a Next without its resolver of calls, as our code finds them. Next itself finds its own.
const Module = require('node:module')

const load = Module._load
Module._load = function loadOther(request, parent, ...rest) {
  const isOurs = /[\\/]\.data[\\/]server[\\/]/.test(parent?.filename ?? '')
  if (isOurs && request === 'react-dom/server.edge') return {}
  if (isOurs && request.startsWith('next/dist/server/api-utils/')) throw new Error(`Cannot find module '${request}'`)
  return load.call(this, request, parent, ...rest)
}
