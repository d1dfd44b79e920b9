/** What kind of dealer a company is, and how its page says it before the place. */
export const dealerActivities = {
  ufficiale: { label: 'Concessionaria ufficiale', hint: 'con mandato di uno o più marchi' },
  multimarca: { label: 'Multimarca', hint: 'usato, km 0 e nuovo senza mandato' },
  altri: { label: 'Salone di moto, camper o commerciali', hint: '' },
} as const
type DealerActivity = keyof typeof dealerActivities

function isDealerActivity(key: string): key is DealerActivity {
  return Object.hasOwn(dealerActivities, key)
}

/** «Concessionaria ufficiale»; where the kind is not known, what every dealer is. */
export function activityText(key: string | null): string {
  return key !== null && isDealerActivity(key) ? dealerActivities[key].label : 'Concessionario'
}
