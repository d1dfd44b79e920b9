/** Tables without a word about anybody. */
export const impersonalTables: readonly string[] = [
  'ad_price',
  'market_price',
  'phone_reveal',
  'installation_secret',
  'known_experiment',
  'migration',
]
