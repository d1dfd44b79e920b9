/** What may be said of a loan, by the names of the address. */
export const loanFields = ['anticipo', 'mesi', 'tan', 'maxirata', 'istruttoria', 'incasso'] as const
export type LoanField = (typeof loanFields)[number]

/** What was typed, and what is wrong with it. JSON-serialisable. */
export type LoanForm = {
  values: Readonly<Record<LoanField, string>>
  errors: Readonly<Partial<Record<LoanField, string>>>
}
