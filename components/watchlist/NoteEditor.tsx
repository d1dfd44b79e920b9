import styled from '@emotion/styled'
import { useRef } from 'react'
import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget, Values } from '@/components/form/form-context'
import { PostForm } from '@/components/form/PostForm'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextAreaField } from '@/components/form/TextAreaField'
import { Icon } from '@/components/ui/icons/Icon'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { maxNoteLength } from '@/lib/accounts/watchlist/watchlist'
import { noteFormSchema } from '@/lib/accounts/watchlist/watchlist-schemas'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = {
  /** The title of the ad. */
  title: string
  note: string
  target: PostTarget
  onSave(values: Values): Promise<void>
}

/** What the owner of the list wrote about an ad, and the form that changes it. */
export function NoteEditor({ title, note, target, onSave }: Props) {
  const fold = useRef<HTMLDetailsElement>(null)
  const save = async (values: Values) => {
    await onSave(values)
    if (!fold.current) return
    fold.current.open = false
    fold.current.querySelector('summary')?.focus()
  }
  return (
    <Box>
      {note !== '' && (
        <Text>
          <VisuallyHidden>La tua nota: </VisuallyHidden>
          {note}
        </Text>
      )}
      <details ref={fold} open={target.outcome?.form === target.action && !target.outcome.isDone}>
        <summary>
          <Icon name="pencil" size={16} />
          {note === '' ? 'Aggiungi una nota' : 'Modifica la nota'}
          <VisuallyHidden> su {title}</VisuallyHidden>
        </summary>
        <PostForm
          key={note}
          name={`nota-${target.action.split('/').at(-1) ?? ''}`}
          labels={{ note: 'Nota' }}
          initialValues={{ note }}
          schema={noteFormSchema}
          target={target}
          onSave={save}
        >
          <TextAreaField name="note" rows={3} hint={`La vedi solo tu. Al massimo ${maxNoteLength} caratteri.`} isOptional />
          <FormStatus />
          <div>
            <SubmitButton size="md">Salva la nota</SubmitButton>
          </div>
        </PostForm>
      </details>
    </Box>
  )
}

const Box = styled.div`
  padding: 4px 16px 4px 20px;
  font-size: ${fontSize.base};
  summary { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; color: ${color.accent}; font-weight: 600; text-decoration: underline; text-underline-offset: 3px; }
  form { padding-bottom: 12px; }
`
const Text = styled.p`
  margin-top: 8px;
  padding: 8px 12px;
  border-left: 4px solid ${color.accentSoft};
  border-radius: ${radius.sm};
  background: ${color.accentSurface};
  overflow-wrap: anywhere;
  white-space: pre-line;
`
