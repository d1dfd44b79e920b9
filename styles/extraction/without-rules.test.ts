import { expect, test } from 'vitest'
import withoutRules from './without-rules.mjs'

const head = "import styled from '@emotion/styled';\nimport { color } from './tokens';\n"

test('the rules of styled components go, the components and their names stay', () => {
  const source = `${head}export const A = /*#__PURE__*/ styled("div", { target: "a0" })("color:", color.text, ";");
const B = styled(A, { target: "a1" })(A, ":hover &{color:red;}");
export default function Page() { return B("x"); }`
  expect(withoutRules(source)).toBe(`${head}export const A = /*#__PURE__*/ styled("div", { target: "a0" })();
const B = styled(A, { target: "a1" })();
export default function Page() { return B("x"); }`)
})

test('a module without styles stays as it is', () => {
  const source = 'export const styled = (tag) => (css) => css; styled("a")("b");'
  expect(withoutRules(source)).toBe(source)
})

test.each(['const all = { A: styled("a", { target: "a0" })("b") };', 'function f() { return styled("a", { target: "a0" })("b"); }'])(
  'a styled component that the build would miss fails it: %s',
  (source) => expect(() => withoutRules(head + source)).toThrow('declare it on its own'),
)
