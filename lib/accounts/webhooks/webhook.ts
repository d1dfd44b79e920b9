/** The events sent to a program. Only numbers go out; the texts are read with a key. */
export const webhookEvents = {
  'lead.created': 'Nuova richiesta',
  'lead.message': 'Nuovo messaggio in una richiesta',
  'offer.created': 'Nuova proposta',
  'offer.answered': 'Proposta accettata o rifiutata',
  'offer.ended': 'Proposta ritirata, scaduta o saltata',
  'visit.requested': 'Visita chiesta',
  'visit.booked': 'Visita fissata',
  'visit.moved': 'Visita spostata',
  'visit.cancelled': 'Visita disdetta o scaduta',
  'reservation.started': 'Veicolo riservato',
  'reservation.ended': 'Veicolo non più riservato',
  test: 'Prova',
} as const
export type WebhookEvent = keyof typeof webhookEvents
/** The events of offers, visits and reservations. */
export type DealEvent = Exclude<WebhookEvent, 'lead.created' | 'lead.message' | 'test'>

/** Minutes to wait after each attempt that failed; after the last the address is stopped. */
export const retryMinutes = [1, 5, 30, 120, 360, 1_440] as const
/** How long deliveries stay in the list. */
export const deliveryDays = 30

export type WebhookDelivery = {
  id: number
  event: WebhookEvent
  createdAt: string
  attempts: number
  deliveredAt: string | null
  isWaiting: boolean
  fault: string | null
}

/** JSON-serialisable. */
export type DealerWebhook = { address: string; isStopped: boolean; deliveries: WebhookDelivery[] }
