/** The events sent to a program. Only numbers go out; the texts are read with a key. */
export const webhookEvents = {
  'lead.created': 'Nuova richiesta',
  'lead.message': 'Nuovo messaggio in una richiesta',
  test: 'Prova',
} as const
export type WebhookEvent = keyof typeof webhookEvents

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
