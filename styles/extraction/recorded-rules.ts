import type { ElementType } from 'react'

export type StyleRule = { target: string; css: string }
type StyledLike = { base: ElementType; classNames: string; selector: string }

const recorded = new Map<string, StyleRule>()

/**
 * Records the rules of one styled component in the order of evaluation: a component follows those it is made of, so its own rules win.
 * A part is text, a number, or another styled component, which stands for its class.
 */
export function recordRule(target: string, parts: readonly unknown[]): void {
  if (recorded.has(target)) throw new Error(`two styled components are called ${target}: two files hold the same text`)
  recorded.set(target, { target, css: parts.map((part) => textOf(part, target)).join('') })
}

export const recordedRules = (): Iterable<StyleRule> => recorded.values()

function textOf(part: unknown, target: string): string {
  if (isStyled(part)) return part.selector
  if (typeof part === 'string' || typeof part === 'number') return String(part)
  throw new Error(`the styles of ${target} hold a ${typeof part}: a build has to know them, so write what changes as an attribute`)
}

export function isStyled(part: unknown): part is StyledLike {
  return typeof part === 'function' && 'selector' in part
}
