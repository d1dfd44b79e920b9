import { callbackMail } from '@/lib/accounts/contact/callbacks/callback-mail.server'
import { conversationClosedMail, reportDecidedMail } from '@/lib/accounts/contact/conversation-report-mails.server'
import { leadReminderMail } from '@/lib/accounts/contact/leads/lead-mails.server'
import {
  answerMail,
  messageToSellerMail,
  replyNotSentMail,
  replySentMail,
  replyWaitingMail,
} from '@/lib/accounts/contact/reply-mails.server'
import {
  confirmDealerMail,
  dealerApprovedMail,
  dealerInvitationMail,
  dealerRefusedMail,
  feedEmptyMail,
  feedStoppedMail,
  feedWaitsMail,
} from '@/lib/accounts/dealerships/dealership-mails.server'
import { dealMail } from '@/lib/accounts/deals/deal-mails.server'
import { visitCancelledMail, visitConfirmedMail, visitReminderMail } from '@/lib/accounts/deals/visits/visit-mails.server'
import { paperDecidedMail } from '@/lib/accounts/dossier/paper-mails.server'
import {
  adHeldMail,
  appealDecidedMail,
  caseDecidedMail,
  questionMail,
  reportAnswerMail,
} from '@/lib/accounts/moderation/moderation-mails.server'
import { morningMail } from '@/lib/accounts/morning/morning-mail.server'
import { reportReceivedMail } from '@/lib/accounts/reports/report-mails.server'
import { reviewAnsweredMail, reviewPublishedMail, reviewReceivedMail, reviewRefusedMail } from '@/lib/accounts/reviews/review-mails.server'
import { alertMail, confirmAlertMail } from '@/lib/accounts/saved-searches/alert-mail.server'
import { passkeyAddedMail, passkeyRemovedMail } from '@/lib/accounts/second-factor/passkey-mails.server'
import { recoveryCodeUsedMail, secondFactorOffMail, secondFactorOnMail } from '@/lib/accounts/second-factor/second-factor-mails.server'
import { adExpiredMail, adExpiringMail, adOnlineMail, dropStoppedMail, plannedDropMail } from '@/lib/accounts/selling/selling-mails.server'
import {
  accountDeletedMail,
  accountDeletionCancelledMail,
  accountDeletionRequestedMail,
  alreadyRegisteredMail,
  confirmEmailChangeMail,
  confirmRegistrationMail,
  emailChangeNoticeMail,
  passwordChangedMail,
  recoveryMail,
} from '@/lib/accounts/users/account-mails.server'
import { priceDropMail } from '@/lib/accounts/watchlist/price-drop-mail.server'
import { webhookStoppedMail } from '@/lib/accounts/webhooks/webhook-mails.server'
import type { NewMail } from '@/lib/kernel/mail/mail'
import { mailedAd } from '@/lib/market/ads/mailed-ad.server'
import { card, drops, samplePhoto, sampleTasks, searches } from './sample-ads.server'
import { experimentMails } from './sample-experiment-mails.server'

const to = 'anna@esempio.it'
const code = 'codice-di-esempio'
/** With and without a photograph. */
const pictured = () => mailedAd({ ...card, photo: samplePhoto })
const bare = () => mailedAd(card)
const written = () => ({ to, code, title: 'Fiat Panda', ad: pictured() })
const message = 'Buongiorno,\nè ancora disponibile? Vorrei vederla sabato mattina.\n\nGrazie, Anna'

/** Every mail the site sends, with invented contents, in each of its states. */
export function sampleMails(): { state: string; mail: NewMail }[] {
  return [
    { state: 'registrazione', mail: confirmRegistrationMail({ to, code }) },
    { state: 'registrazione con un indirizzo già usato', mail: alreadyRegisteredMail({ to }) },
    { state: 'password dimenticata', mail: recoveryMail({ to, code }) },
    { state: 'password cambiata', mail: passwordChangedMail({ to }) },
    { state: 'verifica in due passaggi attivata', mail: secondFactorOnMail({ to }) },
    { state: 'verifica in due passaggi disattivata', mail: secondFactorOffMail({ to }) },
    { state: 'codice di recupero usato', mail: recoveryCodeUsedMail({ to, left: 9 }) },
    { state: 'passkey aggiunta', mail: passkeyAddedMail({ to }) },
    { state: 'passkey rimossa', mail: passkeyRemovedMail({ to }) },
    { state: 'nuovo indirizzo da confermare', mail: confirmEmailChangeMail({ to, code }) },
    { state: 'avviso al vecchio indirizzo', mail: emailChangeNoticeMail({ to, newEmail: 'anna.nuova@esempio.it' }) },
    {
      state: 'account che sarà eliminato',
      mail: accountDeletionRequestedMail({ to, code, goes: '1 annuncio, 2 conversazioni', endsAt: new Date('2026-12-11T10:00:00Z') }),
    },
    { state: 'account che resta', mail: accountDeletionCancelledMail({ to }) },
    { state: 'account eliminato', mail: accountDeletedMail({ to }) },
    {
      state: 'messaggio al venditore',
      mail: messageToSellerMail({
        ...written(),
        adId: 1204,
        buyer: { name: 'Anna', phone: '+39 333 1234567', maskedEmail: 'a•••@e•••.it', isConfirmed: true },
        message,
      }),
    },
    { state: 'messaggio inviato', mail: replySentMail({ ...written(), isDelivered: true, copy: message }) },
    { state: 'messaggio in attesa di un indirizzo', mail: replySentMail({ ...written(), isDelivered: false, copy: undefined }) },
    { state: 'messaggio non inviato da un account bloccato', mail: replyNotSentMail({ to }) },
    { state: 'messaggio non accettato dalla casella', mail: replyWaitingMail(written()) },
    { state: 'un annuncio salvato costa meno', mail: priceDropMail({ to, code, drops: drops.slice(0, 1) }) },
    { state: 'più annunci salvati costano meno', mail: priceDropMail({ to, code, drops }) },
    { state: 'un avviso da confermare', mail: confirmAlertMail({ to, code }) },
    { state: 'un avviso per una ricerca', mail: alertMail({ to, code, searches: searches.slice(0, 1), hasAccount: false }) },
    { state: 'gli avvisi del giorno', mail: alertMail({ to, code, searches, hasAccount: true }) },
    ...sellerMails(),
    ...dealerMails(),
    ...experimentMails(),
    { state: 'risposta', mail: answerMail({ ...written(), from: 'Autosalone Bianchi', message }) },
  ]
}

function visitMails(): { state: string; mail: NewMail }[] {
  const visit = { ...written(), when: 'sabato 28 novembre, 15:00–16:00', place: 'Via Po 1', calendar: 'https://esempio.it/visita' }
  return [
    { state: 'visita confermata', mail: visitConfirmedMail(visit) },
    { state: 'visita disdetta', mail: visitCancelledMail(visit) },
    { state: 'visita di domani', mail: visitReminderMail({ ...visit, isToday: false }) },
    { state: 'visita tra poco', mail: visitReminderMail({ ...visit, isToday: true }) },
  ]
}

function paperMails(about: Pick<Parameters<typeof paperDecidedMail>[0], 'to' | 'title' | 'ad'>): { state: string; mail: NewMail }[] {
  const paper = { ...about, adId: 1204, paper: 'Certificato di revisione' }
  return [
    { state: 'una tua carta è stata guardata', mail: paperDecidedMail({ ...paper, note: '' }) },
    { state: 'una tua carta è da rifare', mail: paperDecidedMail({ ...paper, note: 'I km non si leggono: rifalla più vicina.' }) },
  ]
}

function sellerMails(): { state: string; mail: NewMail }[] {
  const about = { to, title: 'Fiat Panda', ad: pictured() }
  const online = { ...about, href: '/annuncio/fiat-panda-1204' }
  return [
    { state: 'il tuo annuncio è online', mail: adOnlineMail(online) },
    { state: 'il tuo annuncio è in revisione', mail: adHeldMail({ ...about, ad: bare() }) },
    {
      state: 'il tuo annuncio non è pubblicato',
      mail: caseDecidedMail({ ...online, outcome: 'refused', reason: 'Richiesta di denaro prima della visita', statement: message }),
    },
    { state: 'una domanda sul tuo annuncio', mail: questionMail({ ...about, question: 'A chi è intestato il veicolo?' }) },
    {
      state: 'il tuo annuncio è sospeso',
      mail: caseDecidedMail({ ...online, outcome: 'suspended', reason: 'Prezzo non credibile', statement: message }),
    },
    {
      state: 'il tuo account è bloccato',
      mail: caseDecidedMail({ ...online, outcome: 'banned', reason: 'Richiesta di denaro prima della visita', statement: message }),
    },
    {
      state: 'il tuo annuncio è online dopo il controllo',
      mail: caseDecidedMail({ ...online, outcome: 'approved', reason: '', statement: '' }),
    },
    {
      state: 'le tue modifiche sono online',
      mail: caseDecidedMail({ ...online, outcome: 'approved', isRevision: true, reason: '', statement: '' }),
    },
    {
      state: 'le tue modifiche non sono online',
      mail: caseDecidedMail({ ...online, outcome: 'changes', isRevision: true, reason: 'Prezzo non credibile', statement: message }),
    },
    ...paperMails(about),
    { state: 'il tuo ricorso è accolto', mail: appealDecidedMail({ ...online, isGranted: true, statement: '' }) },
    { state: 'abbiamo ricevuto la tua segnalazione', mail: reportReceivedMail({ ...online, ad: bare(), kind: 'truffa', message }) },
    { state: 'la tua segnalazione di un annuncio', mail: reportAnswerMail({ ...online, ad: bare(), isAccepted: true }) },
    { state: 'la tua segnalazione di messaggi', mail: reportDecidedMail({ ...about, code, isAccepted: true }) },
    {
      state: 'una tua conversazione è chiusa',
      mail: conversationClosedMail({ ...about, code, reason: 'Chiede soldi o acconti', statement: message }),
    },
    {
      state: 'il ribasso programmato di domani',
      mail: plannedDropMail({ ...about, code, day: 'lunedì 7 dicembre', fromCents: 9_900_00, toCents: 9_700_00, floorCents: 9_000_00 }),
    },
    { state: 'un ribasso programmato fermato da chi modera', mail: dropStoppedMail(about) },
    { state: 'il tuo annuncio sta per scadere', mail: adExpiringMail({ ...about, daysLeft: 7, code }) },
    { state: 'il tuo annuncio è scaduto', mail: adExpiredMail({ ...about, code }) },
  ]
}

function dealerMails(): { state: string; mail: NewMail }[] {
  const name = 'Autosalone Bianchi'
  return [
    { state: 'richiesta di una concessionaria da confermare', mail: confirmDealerMail({ to, code }) },
    { state: 'concessionaria attivata', mail: dealerApprovedMail({ to, name }) },
    {
      state: 'richiesta di una concessionaria non accolta',
      mail: dealerRefusedMail({ to, statement: 'La partita IVA è di un’altra azienda.' }),
    },
    ...reviewMails(),
    {
      state: 'programma che non riceve avvisi',
      mail: webhookStoppedMail({
        to,
        address: 'https://gestionale.esempio.it/ingrana',
        fault: 'il server risponde 500',
        slug: 'ticino-auto',
      }),
    },
    { state: 'una richiesta aspetta', mail: leadReminderMail({ to, count: 1, name, slug: 'autosalone-bianchi' }) },
    { state: 'più richieste aspettano', mail: leadReminderMail({ to, count: 3, name, slug: 'autosalone-bianchi' }) },
    sampleOffer(),
    {
      state: 'una richiamata',
      mail: callbackMail({
        to,
        name: 'Giulia Ferri',
        phone: '333 1234567',
        title: 'Fiat Panda',
        when: 'lunedì 30 novembre, 9:00–11:00',
        slug: 'autosalone-bianchi',
      }),
    },
    ...visitMails(),
    { state: 'la mattina di una concessionaria', mail: morningMail({ to, code, name, slug: 'autosalone-bianchi', tasks: sampleTasks() }) },
    { state: 'flusso che aspetta', mail: feedWaitsMail({ to, importId: 7, slug: 'ticino-auto' }) },
    { state: 'flusso senza veicoli', mail: feedEmptyMail({ to, address: 'https://feed.esempio.it/stock.xml', slug: 'ticino-auto' }) },
    {
      state: 'flusso fermo',
      mail: feedStoppedMail({ to, address: 'https://feed.esempio.it/stock.xml', fault: 'Il server risponde 404.', slug: 'ticino-auto' }),
    },
    { state: 'invito tra i collaboratori', mail: dealerInvitationMail({ to, code, name, role: 'seller' }) },
  ]
}

function sampleOffer(): { state: string; mail: NewMail } {
  return {
    state: 'una proposta',
    mail: dealMail({
      to,
      code,
      ad: null,
      subject: 'Proposta di 26.400\u00a0€ per CUPRA Formentor',
      lead: 'Elena propone 26.400\u00a0€ per «CUPRA Formentor», fino a venerdì 27 novembre, ore 18:40. Puoi accettare, rilanciare o dire di no: non impegna nessuno.',
      said: 'Proposta: 26.400\u00a0€. Vale fino a venerdì 27 novembre, ore 18:40.',
      button: 'Rispondi alla proposta',
    }),
  }
}

function reviewMails(): { state: string; mail: NewMail }[] {
  const about = { to, dealerName: 'Autosalone Bianchi', dealerSlug: 'autosalone-bianchi' }
  return [
    { state: 'la tua recensione è pubblicata', mail: reviewPublishedMail(about) },
    { state: 'la tua recensione non è pubblicata', mail: reviewRefusedMail({ ...about, statement: 'Contiene il nome di una persona.' }) },
    {
      state: 'recensione ricevuta',
      mail: reviewReceivedMail({ to, dealerSlug: 'autosalone-bianchi', stars: 4, words: 'Prova su strada senza fretta.' }),
    },
    { state: 'risposta alla tua recensione', mail: reviewAnsweredMail({ ...about, answer: 'Grazie, a presto.' }) },
  ]
}
