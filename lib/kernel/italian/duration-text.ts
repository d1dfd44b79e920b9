const units = {
  minute: { one: 'un minuto', many: 'minuti' },
  hour: { one: 'un’ora', many: 'ore' },
  day: { one: 'un giorno', many: 'giorni' },
  week: { one: 'una settimana', many: 'settimane' },
  month: { one: 'un mese', many: 'mesi' },
  year: { one: 'un anno', many: 'anni' },
} as const
const words = ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'] as const

/** A duration as an Italian sentence has it: «un’ora», «due settimane», «24 ore». Up to ten in words. */
export function durationText(count: number, unit: keyof typeof units): string {
  const { one, many } = units[unit]
  return count === 1 ? one : `${words[count - 2] ?? count} ${many}`
}
