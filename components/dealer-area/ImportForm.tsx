import type { ReactNode } from 'react'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { StaffForm } from './StaffForm'

type Props = { id: number; slug: string; csrf: string; action: 'importa' | 'abbandona' | 'annulla'; children: ReactNode }

/** Moves an import on, or ends it. */
export function ImportForm({ id, slug, csrf, action, children }: Props) {
  return (
    <StaffForm action={dealershipApi.import(id)} csrf={csrf} slug={slug} hidden={{ azione: action, importazione: String(id) }}>
      {children}
    </StaffForm>
  )
}
