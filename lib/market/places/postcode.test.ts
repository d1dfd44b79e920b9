import { describe, expect, it } from 'vitest'
import { provinces } from './place'
import { isCapitalPostcode, provinceOfPostcode } from './postcode'

describe('provinceOfPostcode', () => {
  it.each([
    ['00118', 'RM'],
    ['01100', 'VT'],
    ['07026', 'SS'],
    ['08100', 'NU'],
    ['09016', 'SU'],
    ['09045', 'CA'],
    ['09070', 'OR'],
    ['09123', 'CA'],
    ['13100', 'VC'],
    ['13811', 'BI'],
    ['20121', 'MI'],
    ['20821', 'MB'],
    ['20900', 'MB'],
    ['23100', 'SO'],
    ['23801', 'LC'],
    ['26013', 'CR'],
    ['26845', 'LO'],
    ['28040', 'NO'],
    ['28921', 'VB'],
    ['33100', 'UD'],
    ['33070', 'PN'],
    ['33170', 'PN'],
    ['34070', 'GO'],
    ['34121', 'TS'],
    ['47121', 'FC'],
    ['47521', 'FC'],
    ['47841', 'RN'],
    ['47921', 'RN'],
    ['63074', 'AP'],
    ['63811', 'FM'],
    ['86100', 'CB'],
    ['86170', 'IS'],
    ['88100', 'CZ'],
    ['88900', 'KR'],
    ['89100', 'RC'],
    ['89900', 'VV'],
    ['98168', 'ME'],
  ])('reads %s as %s', (postcode, province) => {
    expect(provinceOfPostcode(postcode)).toBe(province)
  })

  it.each(['', '4712', '471211', 'abcde', '47890', '47899', '49000', '69999', '99999'])('reads nothing from "%s"', (postcode) => {
    expect(provinceOfPostcode(postcode)).toBeUndefined()
  })

  it('names a known province for every postcode it knows, and every province has one', () => {
    const named = new Set<string>()
    for (let digits = 0; digits < 100_000; digits += 10) named.add(provinceOfPostcode(String(digits).padStart(5, '0')) ?? '')
    named.delete('')
    expect([...named].sort()).toEqual(Object.keys(provinces).sort())
  })
})

describe('isCapitalPostcode', () => {
  it.each([
    ['37135', true],
    ['00148', true],
    ['20900', true],
    ['37040', false],
    ['20821', false],
    ['47899', false],
  ])('says of %s: %s', (postcode, itself) => {
    expect(isCapitalPostcode(postcode)).toBe(itself)
  })
})
