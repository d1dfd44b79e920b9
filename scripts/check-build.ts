import './node-env.mjs'
import { openNextPages } from '@/lib/edge/server/next-pages.server'
import { proveDrawing } from '@/lib/edge/server/prove-drawing.server'
import { setDatabaseUrl } from '@/lib/kernel/config/env.server'
import { runCommand } from './run-command'

/** Every build ends with this, in a process of its own: what is drawn in another way than we know is never served. */
await runCommand(async (shutdown) => {
  setDatabaseUrl('postgres://nobody@127.0.0.1:1/nothing') // a build needs none
  const pages = await shutdown.register(
    () => openNextPages(process.cwd(), 0, false),
    (open) => open.close(),
  )
  await proveDrawing(pages.handle)
})
