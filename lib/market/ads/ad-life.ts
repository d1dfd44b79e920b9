/** How long an ad of a private person stays online before it has to be renewed. */
export const adLifeDays = 60

export function expiryOf(published: Date): Date {
  return new Date(published.getTime() + adLifeDays * 24 * 3_600_000)
}
