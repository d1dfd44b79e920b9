import { durationText } from '@/lib/kernel/italian/duration-text'
import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, paragraph, quotation, smallPrint } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { dealerArea } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { confirmationHours } from './dealer-registration'
import { type DealerRole, dealerRoleText, invitationDays } from './dealership'

/** The first mail repeats nothing that somebody may have typed for a stranger's address. */
export function confirmDealerMail({ to, code }: { to: string; code: string }): NewMail {
  return writeMail('confirm-dealer', to, {
    subject: 'Conferma la richiesta della concessionaria',
    body: [
      paragraph(
        'hai chiesto di registrare una concessionaria su Ingrana con questo indirizzo. Conferma che è tuo: poi controlliamo l’azienda.',
      ),
      actionButton('Conferma la richiesta', siteLink(routes.dealerRegistration, { codice: code })),
      smallPrint(`Il link vale una volta sola e per ${durationText(confirmationHours, 'hour')}.`),
      smallPrint('Non sei stato tu? Ignora questa mail: non succede nulla.'),
    ],
  })
}

export function dealerApprovedMail({ to, name }: { to: string; name: string }): NewMail {
  return writeMail('dealer-approved', to, {
    subject: 'La tua concessionaria è su Ingrana',
    body: [
      paragraph(`abbiamo controllato i dati: la pagina di ${name} è pronta e si riempie con i veicoli che pubblichi.`),
      actionButton('Apri l’area concessionario', siteLink(dealerArea.overview)),
    ],
  })
}

export function dealerRefusedMail({ to, statement }: { to: string; statement: string }): NewMail {
  return writeMail('dealer-refused', to, {
    subject: 'La richiesta della concessionaria non è stata accolta',
    body: [
      paragraph('abbiamo controllato la richiesta e per ora non possiamo accoglierla. Il motivo:'),
      quotation(statement),
      paragraph('Correggi i dati e manda una nuova richiesta.'),
      actionButton('Nuova richiesta', siteLink(routes.dealerRegistration)),
    ],
  })
}

export function dealerInvitationMail({ to, code, name, role }: { to: string; code: string; name: string; role: DealerRole }): NewMail {
  return writeMail('dealer-invitation', to, {
    subject: 'Invito tra i collaboratori di una concessionaria',
    body: [
      paragraph(
        `${name} ti invita tra i suoi collaboratori su Ingrana, come «${dealerRoleText[role].label}» (${dealerRoleText[role].may}).`,
      ),
      actionButton('Apri l’invito', siteLink(dealerArea.invitation, { codice: code })),
      smallPrint(
        `Il link vale una volta sola e per ${durationText(invitationDays, 'day')}. Ti serve un account Ingrana: puoi aprirlo dal link.`,
      ),
      smallPrint('Se non conosci questa concessionaria, puoi ignorare questa e-mail.'),
    ],
  })
}

export function feedWaitsMail({ to, importId, slug }: { to: string; importId: number; slug: string }): NewMail {
  return writeMail('dealer-feed-waits', to, {
    subject: 'Il flusso dello stock aspetta la tua conferma',
    body: [
      paragraph(
        'dal flusso è arrivato un file con molti veicoli in meno: più del 30 % dello stock sparirebbe. Per questo non è stato cambiato nulla.',
      ),
      actionButton('Guarda la prova', siteLink(`${dealerArea.imports}/${importId}`, { concessionaria: slug })),
    ],
  })
}

export function feedEmptyMail({ to, address, slug }: { to: string; address: string; slug: string }): NewMail {
  return writeMail('dealer-feed-empty', to, {
    subject: 'Nel flusso dello stock non c’è nessun veicolo',
    body: [
      paragraph(
        `il file che leggiamo da ${address} si apre, ma non contiene veicoli. Nessun annuncio è stato ritirato: restano come sono.`,
      ),
      paragraph(
        'Se hai davvero venduto tutto, ritira gli annunci dalla pagina dei veicoli. Altrimenti controlla il programma che scrive il file.',
      ),
      actionButton('Controlla il flusso', siteLink(dealerArea.imports, { concessionaria: slug })),
    ],
  })
}

export function feedStoppedMail({ to, address, fault, slug }: { to: string; address: string; fault: string; slug: string }): NewMail {
  return writeMail('dealer-feed-stopped', to, {
    subject: 'Il flusso dello stock è fermo',
    body: [
      paragraph(
        `da una settimana non riusciamo a leggere lo stock da ${address}, e abbiamo smesso di provare. Gli annunci restano come sono.`,
      ),
      quotation(fault),
      actionButton('Controlla l’indirizzo', siteLink(dealerArea.imports, { concessionaria: slug })),
    ],
  })
}
