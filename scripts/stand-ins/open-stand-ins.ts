import path from 'node:path'
import { ownSdkKey } from '@/lib/experimentation/experiment-drafts/publication.server'
import { env } from '@/lib/kernel/config/env.server'
import { type ExternalService, standInSisterSites } from '@/lib/kernel/config/external-services'
import { standInSmsToken } from '@/lib/kernel/config/reach'
import { getDb } from '@/lib/kernel/db/db.server'
import { botCheck } from './bot-check'
import { collector, type RequestedFaults } from './collector'
import { demoPage } from './demo/demo-page'
import { restartPeople } from './demo/restart-people'
import { experimentConfig } from './experiment-config'
import { facebook } from './facebook'
import { indexNow } from './index-now'
import { mailBox } from './mail-box'
import { pushService } from './push-service'
import { googlePlaces, trustpilot } from './review-services'
import { smsGateway } from './sms-gateway'
import { standInPage } from './stand-in-page'
import { type StandIn, serveStandIns } from './stand-in-server'

/** Serves what no outside service provides, and the page of the demo; undefined when all are set. */
export async function openStandIns(): Promise<{ url: string; port: number; close: () => Promise<void> } | undefined> {
  const { standIns, standInsPort, standInsUrl, siteUrl, deployStage: stage, dataDir, facebook: app, botCheck: keys, experiments } = env()
  if (standIns.length === 0) return undefined
  const outbox = path.resolve(dataDir, 'outbox')
  const requestedFaults: RequestedFaults = new Map()
  const served: Record<ExternalService, StandIn> = {
    mail: mailBox(outbox),
    facebook: facebook({ ...app, siteUrl: siteUrl.replace(/\/$/, '') }),
    botCheck: botCheck(keys.siteKey, keys.secret),
    experimentConfig: experimentConfig(path.resolve('scripts/stand-ins/experiments')),
    collector: collector(path.resolve(dataDir, 'collector'), new URL(siteUrl).origin, requestedFaults),
  }
  const open = await serveStandIns(standInsPort, [
    demoPage({
      ...{ siteUrl, stage, standIns, outbox, db: getDb },
      publishedConfig: experiments.isOwn ? `${experiments.configUrl}/v2/houston/experiments/${ownSdkKey()}/web` : undefined,
      isCollectorFaulty: () => requestedFaults.size > 0,
      restart: () => restartPeople(outbox),
    }),
    sisterSite(siteUrl),
    ...standIns.map((service) => served[service]),
    googlePlaces(),
    trustpilot(),
    indexNow(),
    pushService(),
    smsGateway(standInSmsToken),
  ])
  return { ...open, url: standInsUrl }
}

/** What the footer leads to where no sister sites are set. */
function sisterSite(siteUrl: string): StandIn {
  return async ({ path: requested }) => {
    const site = standInSisterSites.find(({ path }) => path === requested)
    return site && standInPage(site.label, `<p>Qui starebbe un altro sito della stessa casa. <a href="${siteUrl}">Torna a Ingrana</a></p>`)
  }
}
