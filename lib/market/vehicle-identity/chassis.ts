import { makersByCode } from './maker-codes'

/** `makers`: the makes that its first three signs are certain to stand for; null: not known. */
export type ReadChassis = { chassis: string; form: 'iso' | 'old'; makers: readonly string[] | null }

const signs = 17
/** Model years since which every maker uses the form of ISO 3779. */
const isoYear = 1981
const shortestOld = 4

/** Reads a chassis number as somebody typed it; `fault`: a sentence about what cannot be. No check digit is looked at: cars of the EU have no sure one. */
export function readChassis(text: string, registrationYear: number | null): ReadChassis | { fault: string } {
  const chassis = text.replace(/[\s.*-]+/g, '').toUpperCase()
  const isOld = registrationYear !== null && registrationYear <= isoYear
  const odd = /[^A-Z\d]/u.exec(chassis)
  if (odd) return { fault: `Il carattere ${odd.index + 1} è «${odd[0]}»: un telaio ha solo lettere e cifre` }
  if (isOld && chassis.length >= shortestOld && chassis.length < signs) return { chassis, form: 'old', makers: null }
  if (chassis.length !== signs) return { fault: `Un telaio ha ${signs} caratteri, qui ce ne sono ${chassis.length}` }
  const wrong = chassis.search(/[IOQ]/)
  if (wrong >= 0) return { fault: faultOf(chassis[wrong] ?? '', wrong + 1) }
  if (/^(.)\1*$/.test(chassis)) return { fault: 'Un telaio non è sempre lo stesso carattere: lo trovi al punto E del libretto' }
  return { chassis, form: 'iso', makers: makersByCode[chassis.slice(0, 3)] ?? null }
}

function faultOf(letter: string, place: number): string {
  return `Il carattere ${place} è «${letter}», che in un telaio non c’è mai: forse è ${letter === 'I' ? '1' : '0'}`
}
