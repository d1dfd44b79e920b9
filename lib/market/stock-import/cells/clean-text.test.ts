import { expect, test } from 'vitest'
import { cleanLines, cleanText, readableCell } from './clean-text'

test.each([
  [
    'Gi&agrave; in sede; cerchi 17&quot; &ndash; l&rsquo;auto &egrave; perfetta<br/>Chiama: <b>sub&igrave;to</b> &#8364; 300 &#x20AC; &Egrave; &hellip;',
    'Già in sede; cerchi 17" – l’auto è perfetta\nChiama: subìto € 300 € È …',
  ],
  [
    '<p>Prima riga</p><p>Seconda riga</p><ul><li>ABS</li><li>Clima</li></ul><script>x</script>',
    'Prima riga\n\nSeconda riga\n\nABS\n\nClima',
  ],
  ["{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}} Bella auto\\par pi\\'f9 bella}", 'Bella auto\npiù bella'],
  ['Prezzo &lt; 9000 &amp;egrave; un affare', 'Prezzo < 9000 è un affare'],
  ['meno di <3 km, prezzo < 5000', 'meno di <3 km, prezzo < 5000'],
  ['uno\r\ndue\r\n\r\n\r\n\r\ntre', 'uno\ndue\n\ntre'],
  ['<div style="x" onclick="y">uno</div><!-- no --><table><tr><td>a</td><td>b</td></tr></table>', 'uno\n\n\na b'.replace('\n\n\n', '\n\n')],
])('the description «%s» is plain text with its lines', (text, plain) => {
  expect(cleanLines(text)).toBe(plain)
})

test('a name is one line of plain text', () => {
  expect(cleanText('<b>1.2</b> Easy<br>&amp; Co')).toBe('1.2 Easy & Co')
})

test.each(['\\N', 'NULL', '(null)', 'nan', 'NaN', '<NA>', 'None', 'NaT', '#N/D', '#RIF!', '#VALORE!', '0000-00-00', '1900-01-00'])(
  'what a program writes for nothing, «%s», is nothing',
  (text) => {
    expect(readableCell(text)).toBe('')
  },
)

test('signs that nobody sees are gone before anything is read, and the letters of a name are right', () => {
  expect(readableCell('\u202a+39 333 1234567\u202c')).toBe('+39 333 1234567')
  expect(readableCell('Pan\u00adda\u200b')).toBe('Panda')
  expect(readableCell('Citro&euml;n')).toBe('Citroën')
  expect(readableCell('CitroÃ«n')).toBe('Citroën')
  expect(readableCell('nando')).toBe('nando')
})
