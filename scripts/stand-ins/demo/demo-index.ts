import type { ExternalService } from '@/lib/kernel/config/external-services'
import { escapeHtml } from '@/lib/kernel/mail/mail-components'
import { lambroAutoEmail } from '@/tools/demo-market/people/lambro-auto'
import { demoPeople } from '@/tools/demo-market/people/people'
import type { DemoFacts } from '@/tools/demo-market/people/task-pages.server'
import { readMails } from '../mail-box'
import type { StandInResponse } from '../stand-in-server'
import type { Demo } from './demo'
import { demoDocument } from './demo-document'
import { icon, mailList, notice, roleCards, type ServiceRow, serviceTable } from './demo-html'
import { hasEntry } from './entry-rules'

export type DemoState = {
  isUp: boolean
  /** Undefined where the demo has no people, or the database does not answer. */
  facts: DemoFacts | undefined
  /** The name of who is logged in in this browser. */
  inside: string | undefined
  isRestarted: boolean
}

const shownMails = 5

/** The first page: roles, mails, services, and the way back to the beginning. */
export async function demoIndex(demo: Demo, state: DemoState): Promise<StandInResponse> {
  const canEnter = hasEntry(demo) && state.facts !== undefined
  const content = `<h1>Entra come…</h1><p class="lead">Sei ruoli, tre cose da provare ciascuno. Un clic ti apre il sito già dentro, in un’altra scheda. <b>Le persone sono inventate e niente esce da questa macchina.</b></p>
${notices(demo, state).join('')}${roleCards(state.facts, canEnter)}
${await mailSection(demo)}
<div class="head"><h2>Cosa c’è al posto di cosa</h2></div>${serviceTable(services(demo))}${canEnter && state.facts ? restartPanel(state.facts) : ''}`
  return demoDocument('Entra come…', content, demo.siteUrl)
}

function notices(demo: Demo, { isUp, facts, inside, isRestarted }: DemoState): string[] {
  const siteUrl = escapeHtml(demo.siteUrl)
  const retry = '<a class="btn quiet" href="/">Riprova</a>'
  return [
    isRestarted ? notice('tip', 'Come nuovo', 'Entra da dove vuoi.') : '',
    isUp
      ? ''
      : notice(
          'err',
          'Il sito non risponde',
          `Su ${siteUrl} non c’è ancora nessuno. Se non si sta avviando, avvialo con <code>npm start</code> e riprova.`,
          retry,
        ),
    hasEntry(demo)
      ? ''
      : notice('warn', 'Qui non si entra', `Il sito è su ${siteUrl}: si entra con un clic solo dove sta su http://localhost.`),
    isUp && facts === undefined
      ? notice('warn', 'Queste persone non ci sono', 'Arrivano con il passato del mercato: <code>npm run seed -- --reset</code> lo carica.')
      : '',
    inside === undefined ? '' : notice('info', `Sei già dentro come ${inside}`, insideText(inside), leaveForm(inside)),
  ]
}

const insideText = (name: string) =>
  `Se entri come un’altra persona, ${escapeHtml(name)} esce. Per vederle insieme apri l’altra in una finestra anonima.`
const leaveForm = (name: string) =>
  `<form method="post" action="/esci"><button class="btn quiet">Esci da ${escapeHtml(name)}</button></form>`

async function mailSection({ standIns, outbox }: Demo): Promise<string> {
  const head = (more: string) => `<div class="head"><h2>La posta della demo</h2>${more}</div>`
  if (!standIns.includes('mail'))
    return `${head('')}${notice('warn', 'La posta vera è accesa', 'Su questa macchina è impostato un server di posta: le mail partono davvero, qui non le vedi.')}`
  const mails = await readMails(outbox)
  if (mails.length === 0)
    return `${head('')}${notice('plain', 'Nessuna mail, per ora', 'Arrivano appena fai qualcosa: prova a rispondere a un messaggio.')}`
  return `${head(`<a href="/posta">Tutte, ${mails.length}</a>`)}${mailList(mails.slice(0, shownMails), nameOf, new Date())}`
}

/** Whose mailbox an address is; the address itself where it is nobody's of the demo. */
function nameOf(address: string): string {
  const person = Object.values(demoPeople).find(({ email }) => email === address.toLowerCase())
  return address === lambroAutoEmail ? 'Lambro Auto' : (person?.displayName ?? address)
}

function services({ standIns, publishedConfig, isCollectorFaulty }: Demo): ServiceRow[] {
  const row = (service: ExternalService, name: string, standIn: string, act: string, isFaulty = false): ServiceRow => {
    const isHere = standIns.includes(service)
    const state = { tone: isFaulty ? ('warn' as const) : ('ok' as const), label: isFaulty ? 'Guasto finto' : 'Acceso' }
    return isHere
      ? { name, standIn, act, state }
      : { name, standIn: 'Niente: è impostato quello vero', act: '–', state: { tone: 'real', label: 'Vero' } }
  }
  return [
    row('mail', 'Posta', 'Una casella su questa macchina', '<a href="/posta">Leggere e cliccare le mail</a>'),
    {
      name: 'Messaggi al telefono',
      standIn: 'Un elenco su questa macchina',
      act: '<a href="/sms">Leggere i codici</a>',
      state: { tone: 'ok', label: 'Acceso' },
    },
    row('facebook', 'Facebook', 'Una finestra di accesso finta', 'Si apre da «Accedi con»'),
    row('botCheck', 'Controllo anti-robot', 'Risponde sempre «persona»', 'Lavora da solo'),
    publishedConfig === undefined
      ? row(
          'experimentConfig',
          'Esperimenti A/B',
          'Un file di configurazione',
          '<a href="/experiments/v2/houston/experiments/ingrana-web/web">Vedere la versione in uso</a>',
        )
      : {
          name: 'Esperimenti A/B',
          standIn: 'Il file che pubblica Marco',
          act: `<a href="${escapeHtml(publishedConfig)}">Vedere la versione in uso</a>`,
          state: { tone: 'ok', label: 'Acceso' },
        },
    row(
      'collector',
      'Raccolta eventi',
      'Li scrive qui, non escono',
      '<a href="/collector">Leggerli, o simulare un guasto</a>',
      isCollectorFaulty(),
    ),
  ]
}

function restartPanel({ days }: DemoFacts): string {
  const age = days < 2 ? '' : `Code e scadenze sono di ${days} giorni fa. `
  return `<section class="panel" aria-labelledby="ricomincia"><div><h2 id="ricomincia">Riporta le persone all’inizio</h2><p class="muted">${age}Annunci, messaggi, ricerche, decisioni e posta di queste persone tornano come al primo avvio. Un secondo. Per rifare tutto il mercato: <code>npm run seed -- --reset</code></p></div><a class="btn danger" href="/ricomincia">${icon('clock')}Riporta all’inizio</a></section>`
}
