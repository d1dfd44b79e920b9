export type DeviceType = 'tablet' | 'mobile' | 'unknown'

const tablet = /ipad|tablet|kindle|silk\/|playbook|android(?!.*mobile)/i
const mobile = /mobi|iphone|ipod|android|blackberry|bb10|iemobile|opera mini|windows phone/i

/** What kind of device the user agent names. Everything else, desktops included, is unknown. */
export function deviceTypeOf(userAgent: string | undefined): DeviceType {
  if (userAgent === undefined) return 'unknown'
  if (tablet.test(userAgent)) return 'tablet'
  return mobile.test(userAgent) ? 'mobile' : 'unknown'
}

/** What the visitor calls what they hold: «questo telefono». */
export function thisDevice(): string {
  const type = deviceTypeOf(window.navigator.userAgent)
  if (type === 'unknown') return 'questo computer'
  return type === 'tablet' ? 'questo tablet' : 'questo telefono'
}
