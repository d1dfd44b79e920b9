import styled from '@emotion/styled'
import { type InputHTMLAttributes, type Ref, useId } from 'react'
import { forcedColors, maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'
import { describedBy, FieldNotes } from './FieldNotes'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  ref?: Ref<HTMLInputElement>
  name: string
  label: string
  count?: string
  hint?: string | undefined
  error?: string | undefined
}

/** A box to tick and its words; `count` says how many ads have it. */
export function Checkbox({ label, count, hint, error, ...input }: Props) {
  const ownId = useId()
  const id = input.id ?? ownId
  const notes = describedBy(id, { hint, error })
  return (
    <>
      <Row>
        <Box
          {...input}
          {...(notes !== undefined && { id, 'aria-describedby': notes })}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
        />
        <span>{label}</span>
        {count !== undefined && <Count>{count}</Count>}
      </Row>
      {notes !== undefined && (
        <Notes>
          <FieldNotes id={id} hint={hint} error={error} />
        </Notes>
      )}
    </>
  )
}

/** The tick as a background. */
export const tickIn = (stroke: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='${encodeURIComponent(stroke)}' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m4.5 10.5 3.5 3.5 7.5-8'/%3E%3C/svg%3E")`

const Row = styled.label`
  display: flex;
  gap: 10px;
  align-items: flex-start;
  min-height: 28px;
  cursor: pointer;
  line-height: 1.4;
  &:has(:disabled) { color: ${color.textMuted}; cursor: default; }
  ${maxWidth(800)} { min-height: 48px; align-items: center; }
`
const Box = styled.input`
  appearance: none;
  flex: none;
  width: 20px;
  height: 20px;
  margin: 1px 0;
  border: 1.5px solid ${color.borderControl};
  border-radius: ${radius.xs};
  background: ${color.surface};
  cursor: pointer;
  &:disabled { border-color: ${color.border}; background: ${color.surfaceMuted}; cursor: default; }
  &:checked { background: ${color.accent} ${tickIn(color.textInverse)} center / 16px no-repeat; border-color: ${color.accent}; }
  &[aria-invalid='true'] { border-color: ${color.danger}; }
  ${maxWidth(800)} { width: 24px; height: 24px; }
  ${forcedColors} { appearance: auto; }
`
/** Notes that stand under the words, not under the box. */
const Notes = styled.div`
  display: grid;
  gap: 6px;
  padding-left: 30px;
  ${maxWidth(800)} { padding-left: 34px; }
`
const Count = styled.span`
  margin-left: auto;
  padding-top: 1px;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
