import sprite from '@/components/ui/icons.svg'

/** The icon set: 24 px grid, stroke 1.75, round caps. Filled shapes say so themselves. */
export type IconName =
  | 'heart'
  | 'search'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'arrow-down'
  | 'arrow-up'
  | 'menu'
  | 'close'
  | 'check'
  | 'external'
  | 'filters'
  | 'warning'
  | 'info'
  | 'question'
  | 'tag'
  | 'calendar'
  | 'clock'
  | 'chart'
  | 'road'
  | 'fuel'
  | 'gearbox'
  | 'power'
  | 'leaf'
  | 'door'
  | 'pin'
  | 'shield'
  | 'user'
  | 'shop'
  | 'phone'
  | 'mail'
  | 'share'
  | 'flag'
  | 'bell'
  | 'camera'
  | 'car'
  | 'moto'
  | 'camper'
  | 'van'
  | 'eye'
  | 'eye-off'
  | 'pencil'
  | 'logout'
  | 'download'
  | 'facebook'
  | 'instagram'
  | 'youtube'
  | 'tiktok'
  | 'map'
  | 'list'
  | 'document'

type Props = { name: IconName; size?: 14 | 16 | 20 | 24 }

/** The size of most, which the stylesheet says: a list has 140 of them. */
const usualSize = 16

/** An icon is always decoration: the words stand beside it, or in the label of the control that holds it. */
export function Icon({ name, size = 20 }: Props) {
  return (
    <svg className="icon" {...(size !== usualSize && { width: size, height: size })} aria-hidden="true">
      <use href={symbolHref(name)} />
    </svg>
  )
}

/** The address of a symbol in the one icon file. It takes colour and stroke from the element that uses it. */
export function symbolHref(name: IconName | 'rating-1' | 'rating-2'): string {
  return `${sprite.src}#${name}`
}
