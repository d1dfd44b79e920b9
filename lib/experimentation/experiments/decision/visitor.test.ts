import { expect, test } from 'vitest'
import { readVisitor } from './visitor'

test.each([
  { id: 'anna', attributes: {}, isVisitor: true },
  { id: '', attributes: {}, isVisitor: true },
  { id: 'anna', attributes: undefined, isVisitor: true },
  { id: 'anna', attributes: { age: null, beta: false }, isVisitor: true },
  { id: undefined, attributes: {}, isVisitor: false },
  { id: null, attributes: {}, isVisitor: false },
  { id: 7, attributes: {}, isVisitor: false },
  { id: ['anna'], attributes: {}, isVisitor: false },
  { id: 'anna', attributes: { age: undefined }, isVisitor: false },
  { id: 'anna', attributes: ['mobile'], isVisitor: false },
  { id: 'anna', attributes: 'mobile', isVisitor: false },
  { id: 'anna', attributes: null, isVisitor: false },
])('the id $id with the attributes $attributes is a visitor: $isVisitor', ({ id, attributes, isVisitor }) => {
  expect(readVisitor(id, attributes) !== undefined).toBe(isVisitor)
})
