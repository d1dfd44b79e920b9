/** How a mail was not delivered: the server refuses this mail for good; refuses it for now; or could not be talked to at all. */
export type DeliveryFailureKind = 'refused' | 'postponed' | 'unreachable'

export class DeliveryError extends Error {
  override name = 'DeliveryError'

  constructor(
    readonly refusal: DeliveryFailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
