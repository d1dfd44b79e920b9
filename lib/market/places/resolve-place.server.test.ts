import { describe, expect, it } from 'vitest'
import { listPlaces, resolvePlace } from './places.server'
import { resolvePlaceBy } from './resolve-place.server'

describe('resolvePlace', () => {
  it.each([
    ['Marsala (TP)', 'Marsala'],
    ['Giugliano in Campania (NA)', 'Giugliano in Campania'],
    ['63066 Grottammare (AP)', 'Grottammare'],
    ['IT-00148 Roma - RM', 'Roma'],
    ['IT-00169 Roma-Rm', 'Roma'],
    ['IT-50053 Empoli - Firenze - FI', 'Empoli'],
    ['IT-31044 Montebelluna - Treviso - Tv', 'Montebelluna'],
    ['IT-20821 Meda - Monza Brianza - Mb', 'Meda'],
    ['IT-43121 Parma Pr - Parma - PR', 'Parma'],
    ['IT-15121 Alessandria - Al', 'Alessandria'],
    ['IT-80143 Napoli – Na', 'Napoli'],
    ['IT-28100 Novara - NO -', 'Novara'],
    ['IT-20010 Bernate Ticino MI', 'Bernate Ticino'],
    ['IT-26010 Bagnolo - Cremasco', 'Bagnolo Cremasco'],
    ['IT-10040 La Loggia- Torino', 'La Loggia'],
    ['IT-07026 Olbia - Sassari - SS', 'Olbia'],
    ['IT-09016 Iglesias - Carbonia Iglesias - CI', 'Iglesias'],
    ['IT-10148 Torino', 'Torino'],
    ['Erba CO', 'Erba'],
    ['Erba, CO', 'Erba'],
    ['Sant’Anastasia (NA)', "Sant'Anastasia"],
    ['Corigliano-Rossano (CS)', 'Corigliano-Rossano'],
    ['Rossano (CS)', 'Corigliano-Rossano'],
    ['IT-40053 Bazzano - Bologna - BO', 'Valsamoggia'],
    ['Bozen (BZ)', 'Bolzano'],
    ['Reggio Emilia (RE)', "Reggio nell'Emilia"],
    ['Re - VB', 'Re'],
  ])('reads "%s" as the comune %s', (text, name) => {
    expect(resolvePlaceBy(text)).toMatchObject({ by: 'comune', place: { name } })
  })

  it.each([
    ['Trani moved out of Bari', 'IT-70059 Trani - Bari - Ba -', 'Trani', 'BT'],
    ['Lissone moved out of Milano', 'IT-20851 Lissone - Milano - MI', 'Lissone', 'MB'],
    ['a wrong sigla', 'IT-21049 Tradate - Varese - VR', 'Tradate', 'VA'],
  ])('believes the name and the postcode when %s', (_, text, name, provinceCode) => {
    expect(resolvePlace(text)).toMatchObject({ name, provinceCode })
  })

  it.each([
    ['IT-33038 San Daniele del Friuil - UD', 'San Daniele del Friuli'],
    ['IT-20092 Cinisello  Balsano - Milano - MI', 'Cinisello Balsamo'],
    ['IT-25030 Castelmella - Brescia - Bs', 'Castel Mella'],
    ['IT-25010 San Zeno - Brescia - Bs', 'San Zeno Naviglio'],
    ['IT-31050 Albaredo di Vedelago - Tv', 'Vedelago'],
  ])('understands "%s", written or cut short by hand, as %s', (text, name) => {
    expect(resolvePlace(text)?.name).toBe(name)
  })

  it.each([
    ['IT-37040 Z.a.i. - Verona - VR', 'Verona'],
    ['Frazione Sconosciuta (AP)', 'Ascoli Piceno'],
    ['IT-97010 Contrada Qualunque', 'Ragusa'],
    ['47011', 'Forlì'],
    ['(MB)', 'Monza'],
    ['RE', "Reggio nell'Emilia"],
  ])('puts "%s" in the capital of its province', (text, name) => {
    expect(resolvePlaceBy(text)).toMatchObject({ by: 'province', place: { name } })
  })

  it('knows the postcodes of the capitals themselves', () => {
    expect(resolvePlaceBy('IT-48124 Via Qualunque')).toMatchObject({ by: 'comune', place: { name: 'Ravenna' } })
    expect(resolvePlaceBy('20900')).toMatchObject({ by: 'comune', place: { name: 'Monza' } })
  })

  it('takes a village to the comune it lies nearest to', () => {
    expect(resolvePlaceBy('IT-45030 Santa Maria Maddalena - Ro')).toMatchObject({ by: 'village', place: { name: 'Occhiobello' } })
  })

  it.each(['', '   ', 'Italia', '-', 'IT-47899 Serravalle - RSM', '00', '99999', 'D-80331 München', 'CH-6900 Como', '€ 5.000'])(
    'makes nothing of "%s"',
    (text) => {
      expect(resolvePlace(text)).toBeUndefined()
    },
  )

  it('reads every comune as listings write it', () => {
    const misread = (write: (place: ReturnType<typeof listPlaces>[number]) => string) =>
      listPlaces().filter((place) => resolvePlace(write(place)) !== place)
    expect(misread((place) => `${place.name} (${place.provinceCode})`)).toEqual([])
    expect(misread((place) => `${place.name.toUpperCase()} - ${place.province} - ${place.provinceCode}`)).toEqual([])
    expect(misread((place) => `${place.name} ${place.provinceCode}`)).toEqual([])
  })
})
