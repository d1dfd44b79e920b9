import next from 'next'
import type { Db } from '@/lib/kernel/db/db.server'
import { answerHealth, healthPath } from './health.server'
import type { ServerHandlers } from './http-server.server'
import { securityHeaders } from './security-headers.server'

export type Application = ServerHandlers & { close: () => Promise<void> }

/** Next in this process, with what stands in front of it. */
export async function openApplication(db: Db, folder: string, port: number, dev: boolean): Promise<Application> {
  const app = next({ dev, dir: folder, port, quiet: !dev, ...(dev ? { webpack: true } : {}) })
  await app.prepare()
  const toPages = app.getRequestHandler()
  const toDevTools = app.getUpgradeHandler()
  return {
    request: (request, response) => {
      for (const [name, value] of securityHeaders(dev)) response.setHeader(name, value)
      return request.url?.split('?')[0] === healthPath ? answerHealth(db, request, response) : toPages(request, response)
    },
    upgrade: toDevTools,
    close: () => app.close(),
  }
}
