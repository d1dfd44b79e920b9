/** What the forms of a conversation's cards send; a faulty one gets it back. */
export const dealFields = [
  'azione',
  'proposta',
  'importo',
  'message',
  'quando',
  'giorno',
  'dalle',
  'alle',
  'indirizzo',
  'revisione',
  'ore',
] as const
