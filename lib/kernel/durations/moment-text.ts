/** «21 nov, 16:20», in Italy. */
export function momentText(moment: string): string {
  return new Date(moment).toLocaleString('it-IT', {
    timeZone: 'Europe/Rome',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
}
