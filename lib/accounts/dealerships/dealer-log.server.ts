import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import type { DealerLogLine, Dealership } from './dealership'

/** What can be done for a dealer, in words for its log. */
export const dealerActions = {
  registered: 'Concessionaria registrata',
  profileChanged: 'Profilo cambiato',
  invited: 'Invito mandato',
  invitationWithdrawn: 'Invito ritirato',
  joined: 'Entrato tra i collaboratori',
  roleChanged: 'Ruolo cambiato',
  priceChanged: 'Prezzo cambiato',
  stockChanged: 'Stock cambiato',
  vehicleAdded: 'Veicolo aggiunto',
  vehicleChanged: 'Veicolo modificato',
  importStarted: 'Importazione avviata',
  importUndone: 'Importazione annullata',
  feedChosen: 'Indirizzo del flusso salvato',
  feedRemoved: 'Indirizzo del flusso tolto',
  exportOpened: 'Indirizzi di esportazione creati',
  webhookChosen: 'Indirizzo per gli avvisi salvato',
  webhookRemoved: 'Indirizzo per gli avvisi tolto',
  keyCreated: 'Chiave per i programmi creata',
  keyRevoked: 'Chiave per i programmi revocata',
  exportClosed: 'Indirizzi di esportazione chiusi',
  leadAnswered: 'Risposta mandata',
  leadAssigned: 'Richiesta assegnata',
  leadBlocked: 'Conversazione bloccata',
  leadUnblocked: 'Conversazione riaperta',
  calledBack: 'Richiamata fatta',
  notCalledBack: 'Richiamata segnata come non fatta',
  templateAdded: 'Modello di risposta salvato',
  templateRemoved: 'Modello di risposta eliminato',
  reviewAnswered: 'Risposta a una recensione',
  removed: 'Tolto dai collaboratori',
} as const
export type DealerAction = keyof typeof dealerActions

/** One line more for the log of a dealer. `detail`: what it was about, in Italian, with nobody's name in it. */
export async function logDealerAction(
  db: Db,
  { dealerId }: Pick<Dealership, 'dealerId'>,
  { id }: Pick<User, 'id'>,
  action: DealerAction,
  detail: string,
): Promise<void> {
  await db`insert into dealer_log (dealer_id, user_id, action, detail) values (${dealerId}, ${id}, ${action}, ${detail})`
}

/** The last things done for a dealer, the newest first. */
export async function listDealerLog(db: Db, dealerId: number, most = 50): Promise<DealerLogLine[]> {
  const lines = await db<(Omit<DealerLogLine, 'at'> & { at: Date })[]>`
    select dealer_log.id, app_user.display_name as who, action, detail, dealer_log.created_at as at
    from dealer_log left join app_user on app_user.id = user_id where dealer_id = ${dealerId} order by dealer_log.id desc limit ${most}`
  return lines.map((line) => ({
    ...line,
    at: line.at.toISOString(),
    action: isDealerAction(line.action) ? dealerActions[line.action] : line.action,
  }))
}

function isDealerAction(text: string): text is DealerAction {
  return text in dealerActions
}
