import { expect, test } from 'vitest'
import { sellsOwn } from './sells-own'

test.each([
  'vendo la mia panda',
  'Vendo auto usata',
  'vorrei vendere la mia golf',
  'quanto vale la mia macchina?',
  'devo vendere una moto',
])('who types «%s» sells', (sentence) => expect(sellsOwn(sentence)).toBe(true))

test.each([
  'panda in vendita',
  'vendesi panda',
  'cerco chi vende una golf',
  'vendo la mia e cerco una golf',
  'vendita auto usate',
  'venduta da privato',
])('who types «%s» looks for something', (sentence) => expect(sellsOwn(sentence)).toBe(false))
