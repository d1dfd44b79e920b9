/** Days in which an account that is to be deleted can be taken back. */
export const deletionDays = 14
export const leavingText = 'Questo account sta per essere eliminato: prima annulla l’eliminazione.'
