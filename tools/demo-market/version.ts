import { kwToCv } from '@/lib/market/catalogue/power'
import type { CarChoice } from './car-market'
import { trimsIn } from './car-table'

/** What makers call their automatic gearboxes, by the code in the engine table. */
const gearboxNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  volkswagen: { d6: 'DSG', d7: 'DSG', a8: 'Tiptronic' },
  skoda: { d6: 'DSG', d7: 'DSG' },
  seat: { d6: 'DSG', d7: 'DSG' },
  cupra: { d6: 'DSG', d7: 'DSG' },
  audi: { d6: 'S tronic', d7: 'S tronic', a8: 'tiptronic', c: 'multitronic' },
  peugeot: { a6: 'EAT6', a8: 'EAT8', d6: 'e-DCS6', s5: 'ETG5' },
  citroen: { a6: 'EAT6', a8: 'EAT8', d6: 'ë-DCS6', s5: 'ETG' },
  'ds-automobiles': { a8: 'EAT8', a6: 'EAT6', d6: 'E-DCS6' },
  opel: { a6: 'AT6', a8: 'AT8', a9: 'AT9', d6: 'eDCT6' },
  renault: { d6: 'EDC', d7: 'EDC', c: 'X-Tronic' },
  nissan: { c: 'X-Tronic', d7: 'DCT' },
  ford: { d6: 'Powershift', d7: 'Powershift', a8: 'aut.', a10: 'aut.' },
  fiat: { s5: 'Dualogic', d6: 'DCT', d7: 'DCT', a9: 'AT9' },
  'alfa-romeo': { a8: 'AT8', d6: 'DCT', d7: 'DCT', a6: 'AT6' },
  jeep: { d6: 'DCT', d7: 'DCT', a9: 'AT9', a6: 'AT6', a8: 'AT8' },
  hyundai: { d6: 'DCT', d7: 'DCT' },
  kia: { d6: 'DCT', d7: 'DCT' },
  'mercedes-benz': { d7: 'Automatic', d8: 'Automatic', a9: '9G-Tronic', a7: '7G-Tronic', a5: 'aut.' },
  bmw: { a8: 'aut.', a6: 'aut.', d7: 'aut.' },
  volvo: { a8: 'Geartronic', a6: 'Geartronic', d7: 'DCT' },
  porsche: { d7: 'PDK', d8: 'PDK', a8: 'Tiptronic S' },
  dacia: { d6: 'EDC', c: 'CVT' },
}
/** Makes whose engine names imply the power. */
const nameSaysPower = new Set(['bmw', 'mercedes-benz', 'tesla', 'porsche', 'mini', 'lexus', 'volvo'])

/** «1.5 BlueHDi 130 CV EAT8 Allure»: engine, power, gearbox, and a trim of the year of registration. */
export function versionOf(make: string, { engine, gearbox }: CarChoice, year: number, trimLevel: number): string {
  const generic = gearbox.kind === 'manuale' || gearbox.code === 'a1' || gearbox.code === 'c' ? '' : 'aut.'
  const trims = trimsIn(engine.trims, year)
  const trim = trims[Math.min(trims.length - 1, Math.floor(trimLevel * trims.length))]?.name ?? ''
  const name = nameSaysPower.has(make) ? engine.name : withPower(engine.name, kwToCv(engine.systemPowerKw ?? engine.powerKw))
  return [name, gearboxNames[make]?.[gearbox.code] ?? generic, trim === 'Base' ? '' : trim].filter((part) => part !== '').join(' ')
}

/** Many engine names hold their power, as makers round it: «BlueHDi 130» of 131 CV. */
function withPower(name: string, cv: number): string {
  if (/\d CV\b/.test(name)) return name
  const spoken = name.split(' ').find((word) => /^\d{2,3}$/.test(word) && Math.abs(Number(word) - cv) <= 4)
  return spoken === undefined ? `${name} ${cv} CV` : name.replace(new RegExp(` ${spoken}\\b`), ` ${spoken} CV`)
}
