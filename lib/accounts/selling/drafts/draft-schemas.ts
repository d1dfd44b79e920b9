import { number, object, string } from 'yup'
import { messages } from '@/lib/kernel/validation/rules'
import { categorySlugs } from '@/lib/market/catalogue/category'
import { draftSteps, isAnsweredStep } from './draft-steps'

export const newDraftSchema = object({ categoria: string().oneOf(categorySlugs, messages.digits).default('auto') })

/** The draft, and the page of it. */
export const draftStepSchema = object({
  id: string().required(),
  step: string().oneOf(draftSteps.filter(isAnsweredStep)).required(),
})

/** `prendi`: a version whose facts are taken over. `version`: the one that the page was rendered with. `azione`: what else the button means. `scelto`: a price that a button sets. */
export const stepFormSchema = object({
  version: number().integer().min(0).max(2_000_000_000).required(messages.required),
  prendi: string().max(400),
  scelto: string()
    .matches(/^\d{1,8}$/, { message: messages.digits, excludeEmptyString: true })
    .default(''),
  azione: string().oneOf(['continua', 'pubblica', 'tieni', 'sostituisci', 'elimina']).default('continua'),
})
