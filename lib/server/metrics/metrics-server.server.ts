import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { log } from '@/lib/kernel/errors/log.server'
import { StartError } from '@/lib/kernel/errors/start-error'
import { type MetricSource, prometheusText, prometheusType } from './prometheus-text'

export type MetricsServer = { port: number; close: () => Promise<void> }

/** Says at /metrics how this process is, on a port that no visitor is meant to reach. */
export async function openMetricsServer(
  { host, port }: { host: string; port: number },
  sources: readonly MetricSource[],
): Promise<MetricsServer> {
  const server = createServer((request, response) => void answer(request, response, sources))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(`METRICS_PORT ${port} on ${host} cannot be used: ${error.message}`)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
  sources: readonly MetricSource[],
): Promise<void> {
  if (url.split('?')[0] !== '/metrics' || !['GET', 'HEAD'].includes(method)) return void response.writeHead(404).end()
  try {
    const metrics = await Promise.all(sources.map(async (source) => source()))
    response.writeHead(200, { 'Content-Type': prometheusType, 'Cache-Control': 'no-store' })
    response.end(method === 'HEAD' ? undefined : prometheusText(metrics.flat()))
  } catch (error) {
    log().error({ err: error }, 'the figures could not be read')
    response.writeHead(500).end()
  }
}
