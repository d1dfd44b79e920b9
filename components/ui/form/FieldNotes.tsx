import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { color, fontSize } from '@/styles/tokens'

type Notes = {
  /** Explains the control. */
  hint?: string | undefined
  /** What is wrong with it. */
  error?: string | undefined
}

/** What stands below a control. The control names it in `aria-describedby`, by `describedBy`. */
export function FieldNotes({ id, hint, error }: Notes & { /** The id of the control. */ id: string }) {
  return (
    <>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error !== undefined && (
        <Fault id={`${id}-error`}>
          <Icon name="warning" size={16} />
          {error}
        </Fault>
      )}
    </>
  )
}

/** The ids of what stands around a control, for its `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Notes): string | undefined {
  return [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter(Boolean).join(' ') || undefined
}

const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.base};
  line-height: 1.35;
`
const Fault = styled.p`
  display: flex;
  overflow-wrap: anywhere;
  gap: 6px;
  align-items: flex-start;
  color: ${color.danger};
  font-size: ${fontSize.base};
  line-height: 1.35;
`
