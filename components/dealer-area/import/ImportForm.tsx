import type { ReactNode } from 'react'
import { StaffForm } from '@/components/dealer-area/StaffForm'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'

type Props = { id: number; slug: string; csrf: string; does: 'importa' | 'abbandona' | 'annulla'; children: ReactNode }

/** Moves an import on, or ends it. */
export function ImportForm({ id, slug, csrf, does, children }: Props) {
  return (
    <StaffForm action={dealershipApi.import(id)} csrf={csrf} slug={slug} hidden={{ azione: does, importazione: String(id) }}>
      {children}
    </StaffForm>
  )
}
