import { expect, test } from 'vitest'
import type { Audience, Condition } from './datafile/datafile'
import type { ConditionTree } from './decision/condition-tree'
import { describeAudience } from './describe-audience'

const on = (name: string, match: string, value: Condition['value'] = null): Condition => ({ type: 'custom_attribute', name, match, value })
const audiences: Audience[] = [
  { id: 'phones', name: 'Solo da telefono', conditions: ['or', on('deviceType', 'exact', 'mobile'), on('deviceType', 'exact', 'tablet')] },
  { id: 'adults', name: 'Adulti', conditions: ['and', ['or', ['or', on('age', 'ge', 18)]], ['not', on('guest', 'exact', true)]] },
  { id: 'new', name: '', conditions: on('appVersion', 'semver_ge', '2.1') },
  { id: 'odd', name: 'Strano', conditions: ['or', on('x', 'constructor', 1), on('', 'regex'), 'and', on('y', 'exists'), on('z', 'exact')] },
  { id: 'empty', name: 'Vuoto', conditions: ['or', on('y', 'exists'), { holds: 'nothing' }, { holds: 'a number' }] },
  { id: 'long', name: 'x'.repeat(5_000), conditions: on('age', 'gt', 1) },
]
const byId = new Map(audiences.map((audience) => [audience.id, audience]))
const phones = '«Solo da telefono» (deviceType è «mobile» oppure deviceType è «tablet»)'

const rows: { audience: ConditionTree; words: string }[] = [
  { audience: [], words: 'Tutti i visitatori' },
  { audience: ['phones'], words: phones },
  { audience: ['or', 'phones'], words: phones },
  { audience: ['adults'], words: '«Adulti» (age almeno 18 e non (guest è vero))' },
  { audience: ['phones', 'new'], words: `${phones} oppure «new» (appVersion ha almeno versione «2.1»)` },
  {
    audience: ['and', 'new', ['or', 'phones', 'phones']],
    words: `«new» (appVersion ha almeno versione «2.1») e (${phones} oppure ${phones})`,
  },
  { audience: ['not', 'new'], words: 'non («new» (appVersion ha almeno versione «2.1»))' },
  { audience: ['empty'], words: '«Vuoto» (y è presente oppure condizione illeggibile oppure condizione illeggibile)' },
  { audience: ['nobody'], words: 'pubblico sconosciuto «nobody»' },
  {
    audience: ['odd'],
    words:
      '«Strano» (condizione sconosciuta su x oppure condizione sconosciuta su un attributo senza nome oppure condizione illeggibile «and» oppure y è presente oppure z è «nulla»)',
  },
]
test.each(rows)('$audience reads: $words', ({ audience, words }) => {
  expect(describeAudience(audience, byId)).toBe(words)
})

test('a very long audience text is cut', () => {
  expect(describeAudience(['long'], byId)).toHaveLength(601)
})
