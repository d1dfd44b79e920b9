/** Tables without a word about anybody. */
export const impersonalTables: readonly string[] = [
  'ad_price',
  'market_price',
  'ad_change',
  'ad_change_lost',
  'phone_reveal',
  'installation_secret',
  'known_experiment',
  'migration',
]
