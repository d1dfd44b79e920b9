import '../node-env.mjs'
import path from 'node:path'
import { setDatabaseUrl } from '@/lib/kernel/config/env.server'
import { checkPieces } from '@/lib/kernel/framework/check-pieces.server'
import { renderPage } from '@/lib/server/page-cache/render-page.server'
import { openNextPages } from '@/lib/server/runtime/next-pages.server'
import { runCommand } from '../run-command'

/** A page that needs nothing from the database. */
const address = '/accessibilita'

/** Every build ends with this, in a process of its own: what of Next and React is not as we know it is left out when the build is served. */
await runCommand(async (shutdown) => {
  setDatabaseUrl('postgres://nobody@127.0.0.1:1/nothing') // a build needs none
  const pages = await shutdown.register(
    () => openNextPages(process.cwd(), 0, false),
    (open) => open.close(),
  )
  await checkPieces(path.resolve('.next'), () => renderPage(pages.handle, address, { host: 'localhost' }))
})
