/** Tables without a word about anybody. */
export const impersonalTables: readonly string[] = [
  'ad_price',
  'price_rating',
  'price_model',
  'price_model_error',
  'observed_vehicle',
  'observed_month',
  'ad_change',
  'ad_change_lost',
  'ad_event',
  'ad_word',
  'phone_reveal',
  'ad_view',
  'paid_price',
  'installation_secret',
  'known_experiment',
  'migration',
]
