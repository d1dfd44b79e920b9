import { number, object, string } from 'yup'
import { messageField, storable } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'

const typed = () => storable().max(120, messages.digits).default('')

export const recordChangeSchema = object({
  azione: string().oneOf(['aggiungi', 'togli'], messages.digits).required(messages.required),
  riga: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  tipo: typed(),
  giorno: typed(),
  km: typed(),
  proprietari: typed(),
  percento: typed(),
  misurata_da: typed(),
})

export const paperDecisionSchema = object({
  esito: string().oneOf(['accepted', 'redo'], messages.digits).required(messages.required),
  testo: messageField(0, 500).default(''),
})
