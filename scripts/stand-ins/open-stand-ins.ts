import path from 'node:path'
import { env } from '@/lib/kernel/config/env.server'
import { type ExternalService, standInSisterSites } from '@/lib/kernel/config/external-services'
import { botCheck } from './bot-check'
import { collector } from './collector'
import { experimentConfig } from './experiment-config'
import { facebook } from './facebook'
import { indexNow } from './index-now'
import { mailBox } from './mail-box'
import { googlePlaces, trustpilot } from './review-services'
import { standInPage } from './stand-in-page'
import { type StandIn, serveStandIns } from './stand-in-server'

const shown: Record<ExternalService, string> = {
  mail: '<li class="card"><a href="/posta"><strong>Posta</strong></a><br>Le e-mail che il sito invia, da leggere e da cliccare.</li>',
  facebook:
    '<li class="card"><strong>Facebook</strong><br>La finestra di «Accedi con Facebook» e la verifica di chi ne torna. Si apre dal sito.</li>',
  experimentConfig:
    '<li class="card"><a href="/experiments/v2/houston/experiments/ingrana-web/web"><strong>Esperimenti</strong></a><br>La configurazione degli esperimenti A/B che il sito legge. Lavora da solo.</li>',
  botCheck:
    '<li class="card"><strong>Controllo anti-robot</strong><br>Lo script caricato dai moduli e chi ne verifica la risposta. Lavora da solo.</li>',
  collector:
    '<li class="card"><a href="/collector"><strong>Raccolta degli eventi</strong></a><br>Gli eventi degli esperimenti che il sito invia, da leggere; i guasti si provano qui.</li>',
}

/** Serves whatever no outside service provides; undefined when all are set. */
export async function openStandIns(): Promise<{ url: string; port: number; close: () => Promise<void> } | undefined> {
  const { standIns, standInsPort, standInsUrl, siteUrl, dataDir, facebook: app, botCheck: keys } = env()
  if (standIns.length === 0) return undefined
  const served: Record<ExternalService, StandIn> = {
    mail: mailBox(path.resolve(dataDir, 'outbox')),
    facebook: facebook({ ...app, siteUrl: siteUrl.replace(/\/$/, '') }),
    botCheck: botCheck(keys.siteKey, keys.secret),
    experimentConfig: experimentConfig(path.resolve('scripts/stand-ins/experiments')),
    collector: collector(path.resolve(dataDir, 'collector'), new URL(siteUrl).origin),
  }
  const open = await serveStandIns(standInsPort, [
    indexOf(standIns, siteUrl),
    sisterSite(siteUrl),
    ...standIns.map((service) => served[service]),
    googlePlaces(),
    trustpilot(),
    indexNow(),
  ])
  return { ...open, url: standInsUrl }
}

function indexOf(standIns: ExternalService[], siteUrl: string): StandIn {
  const items = standIns.map((service) => shown[service]).join('')
  return async ({ path: requested }) =>
    requested === '/'
      ? standInPage(
          'Servizi di prova',
          `<p>Il sito <a href="${siteUrl}">${siteUrl}</a> usa alcuni servizi esterni. Quelli che su questa macchina non sono impostati sono sostituiti da questi, così ogni percorso si può provare anche senza rete. Rispondono solo a questa macchina.</p><ul class="cards">${items}</ul>`,
        )
      : undefined
}

/** What the footer leads to where no sister sites are set. */
function sisterSite(siteUrl: string): StandIn {
  return async ({ path: requested }) => {
    const site = standInSisterSites.find(({ path }) => path === requested)
    return site && standInPage(site.label, `<p>Qui starebbe un altro sito della stessa casa. <a href="${siteUrl}">Torna a Ingrana</a></p>`)
  }
}
