import { color, fontSize, radius } from '@/styles/tokens'

/** A label over a native field, in the forms of a conversation and of a contract. */
export const fieldStyle = `
  display: grid; gap: 6px; align-content: start; width: 100%;
  label { font-weight: 600; }
  input, select, textarea {
    width: 100%; min-height: 44px; padding: 8px 12px; border: 1.5px solid ${color.borderControl}; border-radius: ${radius.md};
    background: ${color.surface}; color: ${color.text}; font: inherit;
  }
  input, select { max-width: 320px; }
  [aria-invalid] { border-color: ${color.danger}; }
  small { color: ${color.textMuted}; font-size: ${fontSize.base}; }
`
