/** What the forms of a conversation's cards send; a faulty one gets it back. */
export const dealFields = ['azione', 'proposta', 'importo', 'message'] as const
