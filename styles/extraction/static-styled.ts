import type { ElementType } from 'react'
import { jsx } from 'react/jsx-runtime'
import { isStyled, recordRule } from './recorded-rules'

type Tag = ElementType | Styled
type Styled = { (props: StyledProps): ReturnType<typeof jsx>; base: ElementType; classNames: string; selector: string }
type StyledProps = { as?: ElementType; className?: string; [name: string]: unknown }

/**
 * Replaces `@emotion/styled` in a build. The compiler has given each styled component a class of its own (`target`), and the
 * stylesheet holds its rules, so a component only writes the class. See docs/decisions/032-one-stylesheet.md.
 */
export default function styled(tag: Tag, { target }: { target: string }) {
  const base = isStyled(tag) ? tag.base : tag
  const classNames = isStyled(tag) ? `${tag.classNames} ${target}` : target
  const takesOtherTag = typeof base === 'string'
  return (...css: unknown[]): Styled => {
    if (typeof window === 'undefined') recordRule(target, css)
    const component = (props: StyledProps) => {
      const { className, as } = props
      const own = { ...props, className: className === undefined ? classNames : `${className} ${classNames}` }
      if (!takesOtherTag || as === undefined) return jsx(base, own)
      Reflect.deleteProperty(own, 'as')
      return jsx(as, own)
    }
    // The selector is for the rules of others, `${Card}:hover &`; Emotion has it as the text of the component.
    return Object.assign(component, { base, classNames, selector: `.${target}` })
  }
}
