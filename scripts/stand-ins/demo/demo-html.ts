import type { IconName } from '@/components/ui/icons/Icon'
import { escapeHtml } from '@/lib/kernel/mail/mail-components'
import type { DemoFacts } from '@/tools/demo-market/people/task-pages.server'
import { type Role, roles, supportTasks } from './roles'

type Tone = 'tip' | 'info' | 'warn' | 'err' | 'plain'

export function icon(name: IconName, size: 's' | '' = ''): string {
  return `<svg${size === '' ? '' : ` class="${size}"`} viewBox="0 0 24 24" aria-hidden="true"><use href="/demo/icons.svg#${name}"/></svg>`
}

/** A short notice: what is so, and the way on. `more` is HTML. */
export function notice(tone: Tone, title: string, text: string, more = ''): string {
  const name: IconName = tone === 'warn' || tone === 'err' ? 'warning' : tone === 'tip' ? 'check' : tone === 'info' ? 'info' : 'mail'
  return `<div class="say ${tone}"${tone === 'err' ? ' role="alert"' : ''}>${icon(name)}<div><b>${escapeHtml(title)}</b><span>${text}</span>${more}</div></div>`
}

/** The cards of all roles, those of the terminal last. `facts`: undefined where nobody can be entered. */
export function roleCards(facts: DemoFacts | undefined, canEnter: boolean): string {
  let place = 0
  const cards = roles.map((role, index) => {
    const tasks = role.tasks.map((task, step) => {
      const shown = `<span class="no" aria-hidden="true">${step + 1}</span><span><b>${escapeHtml(task.title)}</b><small>${escapeHtml(task.hint)}</small></span>`
      const [at, open] = [place++, `${shown}${icon('chevron-right', 's')}`]
      return `<li>${canEnter ? entryForm(task.as, `<button class="task" name="compito" value="${at}">${open}</button>`) : `<div class="task">${shown}</div>`}</li>`
    })
    const about = facts ? role.about(facts) : 'Non c’è in questo mercato'
    return card(role, about, tasks, canEnter ? doors(role, index === 0) : '')
  })
  return `<div class="roles">${cards.join('')}${supportCard()}</div>`
}

function doors({ enter }: Role, isFirst: boolean): string {
  const buttons = enter.map(({ as, label }) =>
    entryForm(as, `<button class="btn${isFirst ? ' cta' : ''}">${escapeHtml(label)}${icon('chevron-right', 's')}</button>`),
  )
  return `<div class="go">${buttons.join('')}</div>`
}

function supportCard(): string {
  const steps = supportTasks.map(
    ({ title, command }, step) =>
      `<li><div class="task"><span class="no" aria-hidden="true">${step + 1}</span><span><b>${escapeHtml(title)}</b><code>${unbroken(command)}</code></span></div></li>`,
  )
  const role = { title: 'L’assistenza', mark: 'AS', form: 'staff' } as const
  return card(role, 'Ingrana · lavora dal terminale, non entra in nessun account', steps, '')
}

/** A command whose words are broken nowhere: a copied one has to work. */
function unbroken(command: string): string {
  return command
    .split(' ')
    .map((word) => `<span>${escapeHtml(word)}</span>`)
    .join(' ')
}

function card({ title, mark, form }: Pick<Role, 'title' | 'mark' | 'form'>, about: string, tasks: string[], end: string): string {
  return `<section class="role" aria-label="${escapeHtml(title)}"><div class="hd"><span class="mark ${form}" aria-hidden="true">${escapeHtml(mark)}</span><div><h2 class="name">${escapeHtml(title)}</h2><p class="muted">${escapeHtml(about)}</p></div></div><ol>${tasks.join('')}</ol>${end}</section>`
}

/** A form that enters as somebody, in a tab of its own. */
function entryForm(as: string, button: string): string {
  return `<form method="post" action="/entra" target="_blank"><input type="hidden" name="persona" value="${escapeHtml(as)}">${button}</form>`
}

export type ShownMail = { file: string; to: string; subject: string; date: Date }
const hour = new Intl.DateTimeFormat('it-IT', { timeStyle: 'short', timeZone: 'Europe/Rome' })
const day = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', timeZone: 'Europe/Rome' })

export function mailList(mails: readonly ShownMail[], nameOf: (address: string) => string, now: Date): string {
  const items = mails.map(({ file, to, subject, date }) => {
    const when = day.format(date) === day.format(now) ? hour.format(date) : day.format(date)
    return `<li><a href="/posta/${encodeURIComponent(file)}"><b>${escapeHtml(nameOf(to))}</b><span>${escapeHtml(subject)}</span><time datetime="${date.toISOString()}">${when}</time></a></li>`
  })
  return `<ul class="mails">${items.join('')}</ul>`
}

/** A service, what stands in for it, what one can do with it, and its state. `act` is HTML. */
export type ServiceRow = { name: string; standIn: string; act: string; state: { tone: 'ok' | 'warn' | 'real'; label: string } }

export function serviceTable(rows: readonly ServiceRow[]): string {
  const body = rows.map(({ name, standIn, act, state }) => {
    const sign = icon(state.tone === 'ok' ? 'check' : state.tone === 'warn' ? 'warning' : 'external', 's')
    return `<tr><td><b>${escapeHtml(name)}</b></td><td data-l="Qui fa le sue veci">${escapeHtml(standIn)}</td><td data-l="Cosa puoi fare">${act}</td><td data-l="Stato"><span class="state ${state.tone}">${sign}${escapeHtml(state.label)}</span></td></tr>`
  })
  return `<div class="table"><table><thead><tr><th scope="col">Servizio</th><th scope="col">Qui fa le sue veci</th><th scope="col">Cosa puoi fare</th><th scope="col">Stato</th></tr></thead><tbody>${body.join('')}</tbody></table></div>`
}
