import { lowered } from '@/lib/kernel/italian/lowered'
import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, type MailPart, paragraph, quotation, smallPrint } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { appealContact } from '@/lib/kernel/routes/contacts'
import { dealerArea, dealerAreaHref } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { answerDays, appealMonths, type Outcome } from './moderation-case'

/** `ad` shows the ad; `dealerSlug`: of a dealer's ad. */
type About = { to: string; title: string; href: string; ad: MailPart | null; dealerSlug?: string | null }

const toOwnAds = (label: string, dealerSlug: string | null = null) =>
  actionButton(label, siteLink(dealerSlug === null ? routes.ownAds : dealerAreaHref(dealerArea.vehicles, dealerSlug)))

/** How to object, and that a person decided (DSA, articles 17 and 20). */
const wayToObject = smallPrint(
  `La decisione è di una persona. Puoi fare ricorso entro ${appealMonths} mesi, gratis: lo decide un’altra persona. Restano possibili un organismo di risoluzione extragiudiziale e il giudice.`,
)

/** The ad waits for a person. */
export function adHeldMail({ to, title, ad }: Omit<About, 'href'>): NewMail {
  return writeMail('ad-held', to, {
    subject: 'Il tuo annuncio è in revisione',
    body: [
      paragraph(`stiamo controllando «${title}». Di solito basta qualche ora: ti scriviamo appena è online, o se serve una correzione.`),
      ad,
      toOwnAds('Vai ai tuoi annunci'),
    ],
  })
}

/** Something that a moderator wants to know before deciding. */
export function questionMail({ to, title, ad, question }: Omit<About, 'href'> & { question: string }): NewMail {
  return writeMail('ad-question', to, {
    subject: 'Una domanda sul tuo annuncio',
    body: [
      paragraph(`prima di decidere su «${title}» ti chiediamo:`),
      ad,
      quotation(question),
      toOwnAds('Rispondi'),
      smallPrint(`Se non rispondi entro ${answerDays} giorni, decidiamo con quello che sappiamo.`),
    ],
  })
}

const refusedTexts: Record<Exclude<Outcome, 'approved'>, { subject: string; effect: string; way: string }> = {
  changes: { subject: 'Il tuo annuncio va corretto', effect: 'non è online', way: 'Correggi o fai ricorso' },
  refused: { subject: 'Il tuo annuncio non è pubblicato', effect: 'non è online', way: 'Correggi o fai ricorso' },
  suspended: { subject: 'Il tuo annuncio è sospeso', effect: 'è sospeso finché non lo rimettiamo online', way: 'Leggi o fai ricorso' },
  banned: {
    subject: 'Il tuo account è bloccato',
    effect:
      'non è più online, come gli altri tuoi annunci: non puoi pubblicarne di nuovi né scrivere messaggi. Puoi sempre accedere, scaricare i tuoi dati ed eliminare l’account',
    way: 'Accedi e fai ricorso',
  },
}

/** What was decided: facts, rule, that a person did it, and how to object. */
export function caseDecidedMail({
  to,
  title,
  href,
  ad,
  dealerSlug = null,
  outcome,
  isRevision = false,
  reason,
  statement,
}: About & {
  outcome: Outcome
  /** Whether it is about what was changed of an ad that is online. */
  isRevision?: boolean
  reason: string
  statement: string
}): NewMail {
  if (isRevision && (outcome === 'approved' || outcome === 'changes' || outcome === 'refused'))
    return revisionDecidedMail({ to, title, href, ad, dealerSlug, isAllowed: outcome === 'approved', reason, statement })
  if (outcome === 'approved')
    return writeMail('ad-approved', to, {
      subject: 'Il tuo annuncio è online',
      body: [paragraph(`abbiamo controllato «${title}»: è online.`), ad, actionButton('Vedi il tuo annuncio', siteLink(href))],
    })
  const { subject, effect, way } = refusedTexts[outcome]
  return writeMail('ad-refused', to, {
    subject,
    body: [
      paragraph(`«${title}» ${effect}. Motivo: ${lowered(reason)}.`),
      ad,
      quotation(statement),
      toOwnAds(way, dealerSlug),
      wayToObject,
    ],
  })
}

function revisionDecidedMail({
  to,
  title,
  href,
  ad,
  dealerSlug = null,
  isAllowed,
  reason,
  statement,
}: About & { isAllowed: boolean; reason: string; statement: string }): NewMail {
  if (isAllowed)
    return writeMail('ad-approved', to, {
      subject: 'Le tue modifiche sono online',
      body: [paragraph(`abbiamo controllato le modifiche a «${title}»: sono online.`), ad, actionButton('Vedi l’annuncio', siteLink(href))],
    })
  return writeMail('ad-refused', to, {
    subject: 'Le tue modifiche non sono online',
    body: [
      paragraph(`le modifiche a «${title}» non sono pubblicate; l’annuncio resta online com’era. Motivo: ${lowered(reason)}.`),
      ad,
      quotation(statement),
      paragraph('Puoi correggerle e salvarle di nuovo.'),
      toOwnAds('Correggi o fai ricorso', dealerSlug),
      wayToObject,
    ],
  })
}

export function appealDecidedMail({
  to,
  title,
  href,
  ad,
  dealerSlug = null,
  isGranted,
  isRevision = false,
  statement,
}: About & {
  isGranted: boolean /** Whether it is about what was changed of an ad that is online. */
  isRevision?: boolean
  statement: string
}): NewMail {
  const granted = isRevision ? `hai ragione: le modifiche a «${title}» sono online.` : `hai ragione: «${title}» è di nuovo online.`
  return writeMail('appeal-decided', to, {
    subject: isGranted ? 'Il tuo ricorso è accolto' : 'Il tuo ricorso è respinto',
    body: [
      paragraph(isGranted ? granted : `un’altra persona ha ricontrollato «${title}»: la decisione resta.`),
      ad,
      statement === '' ? null : quotation(statement),
      isGranted
        ? actionButton('Vedi il tuo annuncio', siteLink(href))
        : toOwnAds(dealerSlug === null ? 'Vai ai tuoi annunci' : 'Vai allo stock', dealerSlug),
    ],
  })
}

/** The mail to the reporter of an ad: what came of it, that a person decided it, and how to object (DSA, article 16, paragraph 5). */
export function reportAnswerMail({ to, title, href, ad, isAccepted }: About & { isAccepted: boolean }): NewMail {
  return writeMail('report-decided', to, {
    subject: 'La tua segnalazione di un annuncio',
    body: [
      paragraph(
        isAccepted
          ? `una persona ha controllato «${title}», che hai segnalato: non rispetta le regole, e siamo intervenuti.`
          : `una persona ha controllato «${title}», che hai segnalato: rispetta le regole, e non cambia nulla.`,
      ),
      ad,
      isAccepted ? null : actionButton('Rivedi l’annuncio', siteLink(href)),
      smallPrint(
        `La decisione è di una persona. Se non sei d’accordo, scrivi entro ${appealMonths} mesi a ${appealContact}, gratis: la ricontrolla un’altra persona. Restano possibili un organismo di risoluzione extragiudiziale e il giudice.`,
      ),
    ],
  })
}
