/** Fuels of vehicles whose battery is charged from outside. */
const charged: readonly string[] = ['elettrica', 'plug-in']

/** Whether a battery that is charged from outside drives the vehicle. */
export function drivenByBattery(fuel: string | null): boolean {
  return fuel !== null && charged.includes(fuel)
}
