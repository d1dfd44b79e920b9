import { createRef, type ElementType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { recordedRules, recordRule } from './recorded-rules'
import styled from './static-styled'

const rulesOf = (target: string) => Array.from(recordedRules()).find((rule) => rule.target === target)?.css

describe('a styled component of a build', () => {
  test('a styled component is its element with the class that the compiler named', () => {
    const Line = styled('p', { target: 'line' })('color:red;')
    expect(renderToStaticMarkup(<Line id="a">ciao</Line>)).toBe('<p id="a" class="line">ciao</p>')
  })

  test('a styled component keeps a given class and can be another element', () => {
    const Line = styled('p', { target: 'named' })()
    expect(renderToStaticMarkup(<Line className="on-dark" as="h2" />)).toBe('<h2 class="on-dark named"></h2>')
  })

  test('a styled component made of another has the rules of both, its own later in the stylesheet', () => {
    const Base = styled('a', { target: 'base' })('color:red;')
    const Own = styled(Base, { target: 'own' })('color:blue;')
    expect(renderToStaticMarkup(<Own href="/" />)).toBe('<a href="/" class="base own"></a>')
    const targets = Array.from(recordedRules(), ({ target }) => target)
    expect(targets.indexOf('own')).toBeGreaterThan(targets.indexOf('base'))
  })

  test('a styled component made of our component gives it the class and leaves `as` to it', () => {
    const Link = ({ className, as: Inner = 'i' }: { className?: string; as?: ElementType }) => <Inner className={className} />
    const Own = styled(Link, { target: 'link' })()
    expect(renderToStaticMarkup(<Own as="b" />)).toBe('<b class="link"></b>')
  })

  test('a styled component forwards its ref', () => {
    const Line = styled('p', { target: 'referenced' })()
    const reference = createRef<HTMLElement>()
    expect(Line({ ref: reference }).props).toMatchObject({ ref: reference })
  })

  test('a styled component stands for its class in the rules of others', () => {
    const Card = styled('article', { target: 'card' })('color:red;')
    styled('span', { target: 'inner' })(Card, ':hover &{margin:', 4, 'px;}')
    expect(rulesOf('inner')).toBe('.card:hover &{margin:4px;}')
  })
})

describe('a build refuses', () => {
  test.each([[() => 'red'], [{ color: 'red' }], [undefined], [false]])(
    'a build refuses styles that are unknown at build time: %s',
    (part) => {
      expect(() => recordRule(`unknown-${typeof part}`, ['color:', part])).toThrow('a build has to know them')
    },
  )

  test('a build refuses two components with one name', () => {
    recordRule('twice', ['color:red;'])
    expect(() => recordRule('twice', ['color:red;'])).toThrow('two files hold the same text')
  })
})
