import { expect, test } from 'vitest'
import { parseMapping } from './import-mapping'

test('a mapping says what it says and nothing else', () => {
  expect(parseMapping('{}')).toEqual({ columns: {} })
  const mapping = {
    columns: { Importo: 'price', Note: null },
    readings: { Importo: { decimalSign: 'point' } },
    delimiter: ';',
    encoding: 'utf-8',
    category: 'auto',
    powerUnit: 'cv',
    source: 'portale-1.it',
  }
  expect(parseMapping(JSON.stringify(mapping))).toEqual(mapping)
  expect(parseMapping('{"powerUnit":"kw"}')).toEqual({ columns: {}, powerUnit: 'kw' })
})

test.each([
  ['{', 'la mappatura non è un file JSON valido'],
  ['7', 'la mappatura deve essere un oggetto JSON'],
  ['null', 'la mappatura deve essere un oggetto JSON'],
  ['[]', 'la mappatura deve essere un oggetto JSON'],
  ['{"delimiter":"-"}', 'la mappatura non è valida: «delimiter» non ammette "-"'],
  ['{"delimiter":7}', 'la mappatura non è valida: «delimiter» non ammette 7'],
  ['{"encoding":"ebcdic"}', 'la mappatura non è valida: «encoding» non ammette "ebcdic"'],
  ['{"category":"barche"}', 'la mappatura non è valida: «category» non ammette "barche"'],
  ['{"powerUnit":"ps"}', 'la mappatura non è valida: «powerUnit» non ammette "ps"'],
  ['{"source":"a b"}', 'la mappatura non è valida: «source» non ammette "a b"'],
  ['{"source":" a"}', 'la mappatura non è valida: «source» non ammette " a"'],
  ['{"source":""}', 'la mappatura non è valida: «source» non ammette ""'],
  ['{"columns":[]}', 'la mappatura non è valida: «columns» deve essere un oggetto «intestazione: campo»'],
  ['{"columns":null}', 'la mappatura non è valida: «columns» deve essere un oggetto «intestazione: campo»'],
  ['{"columns":"a"}', 'la mappatura non è valida: «columns» deve essere un oggetto «intestazione: campo»'],
  ['{"columns":{"A":"boh","B":7}}', 'la mappatura non è valida: «A» non può valere "boh"; «B» non può valere 7'],
  ['{"readings":7}', 'la mappatura non è valida: «readings» deve essere un oggetto «intestazione: letture»'],
  ['{"readings":{"A":{"dateOrder":"ymd"}}}', 'la mappatura non è valida: le letture di «A» non possono valere {"dateOrder":"ymd"}'],
  ['{"altro":1}', 'la mappatura non è valida: «altro» non è una voce della mappatura'],
])('%s is refused: %s', (text, message) => {
  expect(() => parseMapping(text)).toThrow(message)
})
