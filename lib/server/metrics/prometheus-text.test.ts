import { expect, test } from 'vitest'
import { gauge, prometheusText } from './prometheus-text'

test('a family has its help, its type and a line for each sample', () => {
  expect(prometheusText([gauge('a_b', 'What\nit \\ is.', 1.5)])).toBe('# HELP a_b What\\nit \\\\ is.\n# TYPE a_b gauge\na_b 1.5\n')
})

test('label values are escaped, and infinite values are written as Prometheus reads them', () => {
  const samples = ['"x', 'y\n', '\\'].map((value) => ({ labels: { route: value }, value: Infinity }))
  const text = prometheusText([{ name: 'a', help: '', type: 'gauge', samples: [...samples, { value: -Infinity }, { value: NaN }] }])
  expect(text.split('\n').slice(2, -1)).toEqual(['a{route="\\"x"} +Inf', 'a{route="y\\n"} +Inf', 'a{route="\\\\"} +Inf', 'a -Inf', 'a NaN'])
})
