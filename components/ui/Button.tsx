import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { color, font, fontSize, motion, radius } from '@/styles/tokens'

export type ButtonVariant = 'cta' | 'primary' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

/** One face for the button and for the link that looks like one. */
export const buttonStyle = `
  position: relative; display: inline-flex; align-items: center; justify-content: center; gap: 8px;
  min-height: 44px; padding: 4px 20px; border: 2px solid transparent; border-radius: ${radius.md};
  font: 600 ${fontSize.md}/1.2 ${font.body}; text-align: center; text-decoration: none; cursor: pointer;
  transition: background ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease};
  &[data-variant='cta'] { background: ${color.cta}; color: ${color.text}; }
  &[data-variant='cta']:hover { background: ${color.ctaHover}; }
  &[data-variant='primary'] { background: ${color.accent}; color: ${color.textInverse}; }
  &[data-variant='primary']:hover { background: ${color.accentHover}; }
  &[data-variant='outline'] { background: ${color.surface}; color: ${color.accent}; border-color: ${color.accent}; }
  &[data-variant='outline']:hover { background: ${color.accentSurface}; }
  &[data-variant='quiet'] { background: ${color.surface}; color: ${color.text}; border-color: ${color.borderStrong}; font-weight: 400; }
  &[data-variant='quiet']:hover { border-color: ${color.borderControl}; }
  &[data-variant='danger'] { background: ${color.surface}; color: ${color.danger}; border-color: ${color.danger}; }
  &[data-variant='danger']:hover { background: ${color.dangerSurface}; }
  &[data-size='lg'] { min-height: 52px; font-size: ${fontSize.lg}; }
  &[data-size='sm'] { min-height: 36px; padding: 4px 14px; font-size: ${fontSize.base}; }
  &[data-block] { width: 100%; }
  &:focus-visible { border-radius: ${radius.md}; }
  &[data-variant]:disabled:is([aria-busy], [data-waiting]) { cursor: progress; }
  &[data-variant]:disabled:not([aria-busy], [data-waiting]) { background: ${color.surfaceMuted}; color: ${color.textSubtle}; border-color: transparent; cursor: not-allowed; }
`

type Props = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize; block?: boolean }

export function Button({ variant = 'primary', size = 'md', block = false, type = 'button', ...button }: Props) {
  return <StyledButton {...button} type={type} data-variant={variant} data-size={size} data-block={block || undefined} />
}

const StyledButton = styled.button`${buttonStyle}`
