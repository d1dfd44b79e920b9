import { color, radius } from '@/styles/tokens'

/** A label over a native field, in the forms of a conversation. */
export const fieldStyle = `
  display: grid; gap: 6px; width: 100%;
  label { font-weight: 600; }
  input, select, textarea {
    width: 100%; max-width: 320px; min-height: 44px; padding: 8px 12px; border: 1.5px solid ${color.borderControl}; border-radius: ${radius.md};
    background: ${color.surface}; color: ${color.text}; font: inherit;
  }
`
