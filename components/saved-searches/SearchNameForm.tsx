import { useRef } from 'react'
import { FormStatus } from '@/components/form/FormStatus'
import type { Values } from '@/components/form/form-context'
import { PostForm } from '@/components/form/PostForm'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { Icon } from '@/components/ui/icons/Icon'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { type SavedSearch } from '@/lib/accounts/saved-searches/saved-search'
import { maxSearchNameLength } from '@/lib/accounts/saved-searches/saved-search-limits'
import { searchNameSchema } from '@/lib/accounts/saved-searches/saved-search-schemas'
import { savedSearchApi } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  search: Pick<SavedSearch, 'id' | 'name'>
  csrf: string
  outcome: FormOutcome | null
  onSave(name: string): Promise<void>
}

/** The name of a saved search, unfolded to be changed. */
export function SearchNameForm({ search: { id, name }, csrf, outcome, onSave }: Props) {
  const fold = useRef<HTMLDetailsElement>(null)
  const action = savedSearchApi.one(id)
  const save = async ({ name = '' }: Values) => {
    await onSave(name)
    if (!fold.current) return
    fold.current.open = false
    fold.current.querySelector('summary')?.focus()
  }
  return (
    <details ref={fold} open={outcome?.form === action && !outcome.isDone}>
      <summary>
        <Icon name="pencil" size={16} />
        Rinomina<VisuallyHidden> «{name}»</VisuallyHidden>
      </summary>
      <PostForm
        key={name}
        name={`ricerca-${id}`}
        labels={{ name: 'Nome' }}
        initialValues={{ name }}
        schema={searchNameSchema}
        target={{ action, csrf, outcome, hidden: { change: 'rename' } }}
        onSave={save}
      >
        <TextField name="name" maxLength={maxSearchNameLength} />
        <FormStatus />
        <div>
          <SubmitButton size="md">Salva il nome</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
