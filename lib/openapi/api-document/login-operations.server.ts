import { passkeyChallengeSchema, passkeyChangeSchema, passkeyLoginSchema } from '@/lib/accounts/second-factor/passkey-schemas'
import { secondFactorSchema } from '@/lib/accounts/second-factor/second-factor-schemas'
import { keepAccountSchema } from '@/lib/accounts/users/account-schemas'
import { keepAccountPath, passkeyApi } from '@/lib/kernel/routes/account-paths'
import { formSchema } from './form-schema'
import { form, type Operations } from './operation.server'

/** Calls of the logged-in person. */
export const changeCodes = form('Accendi o spegni la verifica in due passaggi', formSchema(secondFactorSchema), { faults: [409] })
export const changePasskeys = form('Aggiungi, usa o rimuovi una passkey', formSchema(passkeyChangeSchema), {
  answers: 'PasskeyDone',
  faults: [404, 409],
})

/** What keeps and opens an account, by other means than a password. */
export const loginOperations: Operations = {
  [passkeyApi.challenge]: {
    post: {
      summary: 'Che cosa firma una passkey per accedere',
      body: formSchema(passkeyChallengeSchema),
      answers: 'PasskeyOptions',
      faults: [401, 409],
    },
  },
  [passkeyApi.login]: {
    post: { summary: 'Accedi con una passkey', body: formSchema(passkeyLoginSchema), answers: 'Done', faults: [401] },
  },
  [keepAccountPath]: {
    post: form('Annulla l’eliminazione dell’account', formSchema(keepAccountSchema), { faults: [401, 410] }),
  },
}
