import type { ReactNode } from 'react'
import type { Values } from '@/components/form/form-context'
import type { SearchToSave } from '@/lib/accounts/saved-searches/saved-search'
import { savedSearchApi } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { SearchForm } from './SearchForm'
import { SearchRecap } from './SearchRecap'

type Props = {
  search: SearchToSave
  csrf: string
  outcome: FormOutcome | null
  onSave(values: Values): Promise<void>
  /** The link or button that leaves without saving. */
  children: ReactNode
}

/** The form that saves a search: its filters, a name, how often mails come. */
export function SaveSearchForm({ search: { address, name, filters, total, mailsAWeek }, csrf, outcome, onSave, children }: Props) {
  return (
    <SearchForm
      initialValues={{ name, frequency: 'daily' }}
      mailsAWeek={mailsAWeek}
      target={{ action: savedSearchApi.all, csrf, outcome, hidden: { address } }}
      submitText="Salva la ricerca"
      onSave={onSave}
      recap={<SearchRecap filters={filters} total={total} />}
    >
      {children}
    </SearchForm>
  )
}
