import { createElement, type ReactNode } from 'react'

/** What a text can hold, so that equal text means equal HTML. */
export type FragmentValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly FragmentValue[]
  | { readonly [name: string]: FragmentValue }
export type FragmentPart<Props> = (props: Props) => ReactNode
export type Inner = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

declare global {
  /** How the server draws them, set when it begins. Pages are bundles of their own, so that they share nothing but this with it. */
  var ingranaDrawFragment: (<Props extends object>(part: FragmentPart<Props>, props: Props) => string) | undefined
}

/**
 * What stands inside an element and depends on these props alone, to be spread on it: `<Body {...fragment(CardText, { card })} />`.
 * The server draws equal ones once (fragment caching) and the browser hydrates them as what they are. A part takes nothing from a
 * context, has no useId and no picture that is loaded at once; hooks of the component around it come before.
 */
export function fragment<Props extends { readonly [name: string]: FragmentValue }>(part: FragmentPart<Props>, props: Props): Inner {
  const draw = typeof window === 'undefined' ? globalThis.ingranaDrawFragment : undefined
  return draw === undefined ? { children: createElement(part, props) } : { dangerouslySetInnerHTML: { __html: draw(part, props) } }
}
