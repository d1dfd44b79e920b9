import { Agent, request } from 'node:http'
import { api } from '@/lib/kernel/routes/routes'
import type { Shutdown } from '@/lib/server/runtime/shutdown.server'
import { moveAside, type Running, startCheckout } from '@/scripts/bench/pages/servers'

const statusOfTaken = 204

export type Posted = { text: string; userAgent: string }

/** The site of this checkout, on the database of the settings. From then on its clients run on a core of their own. */
export async function startSite(shutdown: Shutdown): Promise<Running> {
  const site = await startCheckout(shutdown, process.cwd(), 'events', { DEMO_ADS: '60', EXPERIMENTS_CONFIG_URL: 'stand-in' })
  moveAside()
  return site
}

/** Posts batches as browsers do, each from an address of its own, on connections that stay open. */
export function openPoster({ url }: Running, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let sent = 0
  const post = ({ text, userAgent }: Posted): Promise<void> =>
    new Promise((resolve, reject) => {
      sent += 1
      const headers = {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
        'X-Requested-With': 'XMLHttpRequest',
        'X-Forwarded-For': [10, sent >> 16, (sent >> 8) & 255, sent & 255].join('.'),
        'User-Agent': userAgent,
        Accept: '*/*',
        Origin: url,
        'Sec-Fetch-Site': 'same-origin',
      }
      request(url + api.experimentEvents, { method: 'POST', agent, headers }, (response) => {
        response.resume().once('end', () => {
          if (response.statusCode === statusOfTaken) resolve()
          else reject(new Error(`answered with ${response.statusCode}: this measures something else`))
        })
      })
        .once('error', reject)
        .end(text)
    })
  return { post, close: () => agent.destroy() }
}
