/** How long buyers wait for an answer: «1 h 50 min», «3 giorni». */
export function waitingText(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, Math.round(minutes))} min`
  if (minutes < 24 * 60) {
    const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
    return rest === 0 || hours >= 10 ? `${hours} h` : `${hours} h ${rest} min`
  }
  const days = Math.floor(minutes / (24 * 60))
  return days === 1 ? '1 giorno' : `${days} giorni`
}
