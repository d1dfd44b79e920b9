import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, paragraph, quotation, smallPrint } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { routes } from '@/lib/kernel/routes/routes'
import { appealMonths, type Outcome } from './moderation-case'

type About = { to: string; title: string; href: string }

const toOwnAds = (label: string) => actionButton(label, siteLink(routes.ownAds))

/** The ad waits for a person. */
export function adHeldMail({ to, title }: Omit<About, 'href'>): NewMail {
  return writeMail('ad-held', to, {
    subject: 'Il tuo annuncio è in revisione',
    body: [
      paragraph(`Stiamo controllando «${title}». Di solito basta qualche ora: ti scriviamo appena è online, o se serve una correzione.`),
      toOwnAds('Vai ai tuoi annunci'),
    ],
  })
}

/** What was decided: facts, rule, that a person did it, and how to object. */
export function caseDecidedMail({
  to,
  title,
  href,
  outcome,
  reason,
  statement,
}: About & { outcome: Outcome; reason: string; statement: string }): NewMail {
  if (outcome === 'approved')
    return writeMail('ad-approved', to, {
      subject: 'Il tuo annuncio è online',
      body: [paragraph(`Abbiamo controllato «${title}»: è online.`), actionButton('Vedi il tuo annuncio', siteLink(href))],
    })
  return writeMail('ad-refused', to, {
    subject: outcome === 'changes' ? 'Il tuo annuncio va corretto' : 'Il tuo annuncio non è pubblicato',
    body: [
      paragraph(`«${title}» non è online. Motivo: ${reason}.`),
      quotation(statement),
      toOwnAds('Correggi o fai ricorso'),
      smallPrint(
        `La decisione è di una persona. Puoi fare ricorso entro ${appealMonths} mesi, gratis: lo decide un’altra persona. Restano possibili un organismo di risoluzione extragiudiziale e il giudice.`,
      ),
    ],
  })
}

export function appealDecidedMail({ to, title, href, isGranted, statement }: About & { isGranted: boolean; statement: string }): NewMail {
  return writeMail('appeal-decided', to, {
    subject: isGranted ? 'Il tuo ricorso è accolto' : 'Il tuo ricorso è respinto',
    body: [
      paragraph(
        isGranted ? `Hai ragione: «${title}» è di nuovo online.` : `Un’altra persona ha riguardato «${title}»: la decisione resta.`,
      ),
      ...(statement === '' ? [] : [quotation(statement)]),
      isGranted ? actionButton('Vedi il tuo annuncio', siteLink(href)) : toOwnAds('Vai ai tuoi annunci'),
    ],
  })
}
