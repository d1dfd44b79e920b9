import { momentText } from '@/lib/kernel/italian/date-text'
import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, linkLine, type MailPart, paragraph, smallPrint } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { dealerArea, stopMorningMailsPath } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { euroText, numberText } from '@/lib/market/catalogue/number-text'
import type { DearLine, MorningTask } from './morning'
import { countedTasks, taskTitle } from './morning-words'

type Given = { to: string; code: string; name: string; slug: string; tasks: readonly MorningTask[] }

/** What waits for a dealer today, for somebody of its staff who asked for it. Buyers are named, what they wrote is not repeated. */
export function morningMail({ to, code, name, slug, tasks }: Given): NewMail {
  const mail = writeMail('dealer-morning', to, {
    subject: `${name}: ${countedTasks(tasks.length).toLowerCase().replace(/\.$/, '')} stamattina`,
    body: [
      paragraph('questo è quello che aspetta oggi.'),
      ...tasks.flatMap((task) => [paragraph(`${taskTitle(task)}.`), ...linesOf(task)]),
      actionButton('Apri la pagina di oggi', siteLink(dealerArea.overview, { concessionaria: slug })),
      smallPrint('Ricevi questa e-mail perché l’hai chiesto nel profilo della concessionaria. Quando non aspetta niente non ti scriviamo.'),
      linkLine('Non scrivermi più la mattina', siteLink(routes.stopMorningMails, { codice: code })),
    ],
  })
  return { ...mail, unsubscribeUrl: siteLink(stopMorningMailsPath, { codice: code }) }
}

function linesOf(task: MorningTask): MailPart[] {
  switch (task.kind) {
    case 'leads':
      return task.lines.map(({ buyer, title, since }) => smallPrint(`${buyer}, ${title}: dal ${momentText(since)}`))
    case 'callbacks':
      return task.lines.map(({ name, title, fromAt }) => smallPrint(`${[name, title].filter(Boolean).join(', ')}: ${momentText(fromAt)}`))
    case 'prices':
      return task.lines.map((line) => smallPrint(priceLine(line)))
    case 'questions':
      return task.lines.map(({ buyer, title, facts }) => smallPrint(`${buyer}, ${title}: ${facts.join(', ').toLowerCase()}`))
    case 'imports':
      return task.lines.map(({ fileName }) => smallPrint(fileName))
    default:
      return task.lines.map(({ car }) => smallPrint(car.title))
  }
}

function priceLine({ car, prices: { ordinaryEuro, goodEuro } }: DearLine): string {
  const ways = [
    ...(ordinaryEuro === null ? [] : [`nella media a ${numberText(ordinaryEuro)}`]),
    ...(goodEuro === null ? [] : [`Buon Prezzo a ${numberText(goodEuro)}`]),
  ]
  return `${car.title}, ${euroText(car.priceCents ?? 0)}: ${ways.join(', ')}`
}
