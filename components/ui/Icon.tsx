import { type IconName, icons } from './icons'

type Props = { name: IconName; size?: 14 | 16 | 20 | 24 }

/** Always decoration: the words stand beside it, or in the label of the control that holds it. */
export function Icon({ name, size = 20 }: Props) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {icons[name]}
    </svg>
  )
}
