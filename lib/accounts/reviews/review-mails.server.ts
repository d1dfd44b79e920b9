import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, linkLine, paragraph, quotation } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { dealerArea } from '@/lib/kernel/routes/dealer-area'
import { dealerPath, routes } from '@/lib/kernel/routes/routes'

type About = { to: string; dealerName: string; dealerSlug: string }

export function reviewPublishedMail({ to, dealerName, dealerSlug }: About): NewMail {
  return writeMail('review-published', to, {
    subject: 'La tua recensione è pubblicata',
    body: [
      paragraph(`la recensione che hai scritto su ${dealerName} è sulla sua pagina. Grazie: aiuta chi compra dopo di te.`),
      actionButton('Guarda la pagina', siteLink(dealerPath(dealerSlug))),
      linkLine('Puoi cambiarla o eliminarla in ogni momento', siteLink(routes.reviews)),
    ],
  })
}

export function reviewRefusedMail({ to, dealerName, dealerSlug, statement }: About & { statement: string }): NewMail {
  return writeMail('review-refused', to, {
    subject: 'La tua recensione non è pubblicata',
    body: [
      paragraph(`abbiamo letto la recensione che hai scritto su ${dealerName} e così non possiamo pubblicarla. Il motivo:`),
      quotation(statement),
      paragraph('Puoi scriverla di nuovo: la rileggiamo. Non giudichiamo mai se è positiva o negativa.'),
      actionButton('Riscrivi la recensione', siteLink(routes.reviews, { concessionaria: dealerSlug })),
    ],
  })
}

export function reviewReceivedMail({
  to,
  dealerSlug,
  stars,
  words,
}: {
  to: string
  dealerSlug: string
  stars: number
  words: string
}): NewMail {
  return writeMail('review-received', to, {
    subject: 'Una nuova recensione sulla tua concessionaria',
    body: [
      paragraph(`un acquirente che ti ha scritto da Ingrana ha lasciato ${stars} ${stars === 1 ? 'stella' : 'stelle'} su 5:`),
      quotation(words),
      paragraph('Puoi rispondere: la risposta si legge sotto la recensione.'),
      actionButton('Rispondi', siteLink(dealerArea.reviews, { concessionaria: dealerSlug })),
    ],
  })
}

export function reviewAnsweredMail({ to, dealerName, dealerSlug, answer }: About & { answer: string }): NewMail {
  return writeMail('review-answered', to, {
    subject: 'La concessionaria ha risposto alla tua recensione',
    body: [paragraph(`${dealerName} ha risposto:`), quotation(answer), actionButton('Guarda la pagina', siteLink(dealerPath(dealerSlug)))],
  })
}
