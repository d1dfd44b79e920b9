export const supportActions = ['find', 'resend', 'unlock'] as const
export type SupportAction = (typeof supportActions)[number]

/** How long it is known what the support did. */
export const supportLogYears = 2
