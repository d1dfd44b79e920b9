import styled from '@emotion/styled'
import { type ComponentProps, type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { Button } from '@/components/ui/Button'
import { fieldStyle } from './FieldFrame'
import { describedBy, FieldNotes } from './FieldNotes'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'defaultValue'> & {
  ref?: Ref<HTMLInputElement>
  name: string
  label: string
  action: string
  button: string
  variant?: ComponentProps<typeof Button>['variant']
  /** What the button says is being worked out. */
  isBusy?: boolean | undefined
  error?: string | undefined
  /** What stands there, also after the page has changed without being loaded anew. */
  defaultValue?: string | undefined
  /** What the form sends besides, or what stands over the field. */
  children?: ReactNode
}

/** One field with its button beside it, which the server answers; a search where its type says so. What is wrong stands below. */
export function OneFieldForm({ label, action, button, variant = 'primary', isBusy, error, className, children, ...input }: Props) {
  const id = useId()
  return (
    <>
      <Row action={action} role={input.type === 'search' ? 'search' : undefined} className={className}>
        <label>
          {label}
          <input
            key={input.defaultValue}
            {...input}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={describedBy(id, { error })}
          />
        </label>
        <Button type="submit" variant={variant} aria-busy={isBusy || undefined}>
          {button}
        </Button>
        {children}
      </Row>
      {error !== undefined && (
        <Below>
          <FieldNotes id={id} error={error} />
        </Below>
      )}
    </>
  )
}

const Row = styled.form`
  position: relative;
  display: flex;
  align-items: flex-end;
  gap: 8px;
  label { flex: 1; min-width: 0; font-weight: 600; }
  button { flex: none; min-height: 48px; }
  input { ${fieldStyle} margin-top: 6px; font-weight: 400; }
`
const Below = styled.div`
  margin: 8px 0;
`
