import { keepAccountPath } from '@/lib/kernel/routes/account-paths'
import { keepAccountSchema } from '@/lib/people/users/account-schemas'
import { formSchema } from './form-schema'
import { form, type Operations } from './operation.server'

/** What keeps and opens an account, by other means than a password. */
export const loginOperations: Operations = {
  [keepAccountPath]: {
    post: form('Annulla l’eliminazione dell’account', formSchema(keepAccountSchema), { faults: [401, 410] }),
  },
}
