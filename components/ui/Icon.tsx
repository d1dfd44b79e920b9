import type { ReactNode } from 'react'

/** The drawn set: 24 grid, stroke 1.75, round ends. Shapes that are filled say so themselves. */
const icons = {
  heart: <path d="M12 20.5S3.5 15.4 3.5 9.3A4.8 4.8 0 0 1 12 6.3a4.8 4.8 0 0 1 8.5 3c0 6.1-8.5 11.2-8.5 11.2z" />,
  search: <path d="M4 11a7 7 0 1 0 14 0 7 7 0 1 0-14 0M20 20l-4-4" />,
  'chevron-down': <path d="m6 9 6 6 6-6" />,
  'chevron-left': <path d="m15 6-6 6 6 6" />,
  'chevron-right': <path d="m9 6 6 6-6 6" />,
  'arrow-down': <path d="M12 5v14M6 13l6 6 6-6" />,
  'arrow-up': <path d="M12 19V5M6 11l6-6 6 6" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  external: <path d="M14 5h5v5M19 5l-8 8M17 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h4" />,
  filters: <path d="M4 7h10M18 7h2M4 17h2M10 17h10M14 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0" />,
  warning: <path d="M12 4 2.8 19.5h18.4zM12 10v4M12 17v.01" />,
  info: <path d="M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 11v5M12 8v.01" />,
  calendar: <path d="M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM4 10h16M8 3v4M16 3v4" />,
  clock: <path d="M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 7v5l3.5 2" />,
  road: <path d="M8 4 4 20M16 4l4 16M12 5v2.5M12 11v2.5M12 17v2.5" />,
  fuel: <path d="M5 20V5a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v15M3.5 20h12M5 11h9M14 9l3 2v5.5a1.7 1.7 0 0 0 3.5 0V9L17.5 6" />,
  gearbox: <path d="M6 6v12M12 6v12M18 6v12M6 12h12" />,
  power: <path d="M5 18a8 8 0 1 1 14 0M12 14l4-5M10.8 14.5a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0" />,
  leaf: <path d="M5 19c0-9 5-14 15-14 0 10-5 14-11 14a5 5 0 0 1-4-2M5 19c2-4 5-7 9-9" />,
  door: <path d="M5 20V12l5-7h9v15zM5 12h14M15 15.5h1.5" />,
  pin: <path d="M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11zM9.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0" />,
  shield: <path d="M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 12l2.2 2.2L15.2 10" />,
  user: <path d="M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20.5c.8-4 3.9-6 7.5-6s6.7 2 7.5 6" />,
  shop: <path d="M4 10v9.5h16V10M3 10l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM9.5 19.5V15h5v4.5" />,
  phone: <path d="M6 4h3l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2z" />,
  mail: <path d="M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM4 7l8 6 8-6" />,
  share: <path d="M12 15V4M8 7.5 12 3.5l4 4M6 11.5v7a1.5 1.5 0 0 0 1.5 1.5h9a1.5 1.5 0 0 0 1.5-1.5v-7" />,
  flag: <path d="M5.5 21V4.5M5.5 5h12l-2.5 4 2.5 4h-12" />,
  camera: (
    <path d="M4 8h3.5L9 5.5h6L16.5 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM8.5 13a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0" />
  ),
  car: (
    <path d="M3.5 16v-3.5l2-.7L8 7.5h7.5l3 4 2.5 1V16h-2M9.5 16h5M4 16h1.5M5.5 16.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 16.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0" />
  ),
  moto: (
    <path d="M2.5 16a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15.5 16a3 3 0 1 0 6 0 3 3 0 1 0-6 0M5.5 16 10 10h5l3.5 6M13 7h3l1 3M10 10 8 8.5H5.5" />
  ),
  camper: (
    <path d="M3 17V7a1 1 0 0 1 1-1h11v4h3l3 4v3h-2M9.5 17H15M3 17h2M5.2 17.3a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 17.3a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6.5 9h4v3h-4z" />
  ),
  van: (
    <path d="M2.5 17V7h11v10M13.5 10h4l3.5 3.5V17h-1.5M9 17h6M2.5 17H4M4.5 17.3a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15.2 17.3a2 2 0 1 0 4 0 2 2 0 1 0-4 0" />
  ),
  eye: <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0" />,
  'eye-off': (
    <path d="M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.5 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M9.9 9.9a3 3 0 0 0 4.2 4.2" />
  ),
  pencil: <path d="m5 19 1-4.5L15.5 5l3.5 3.5L9.5 18zM13.5 7l3.5 3.5" />,
  logout: <path d="M14 4h4a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-4M4 12h10M10 8l4 4-4 4" />,
  download: <path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />,
  facebook: (
    <path
      d="M14 21v-8h2.7l.4-3.2H14V8c0-1 .3-1.6 1.6-1.6h1.6V3.6c-.3 0-1.2-.1-2.3-.1-2.4 0-4 1.4-4 4v2.3H8.2V13h2.7v8"
      fill="currentColor"
      stroke="none"
    />
  ),
  instagram: (
    <path d="M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4zM8.4 12a3.6 3.6 0 1 0 7.2 0 3.6 3.6 0 1 0-7.2 0M16.5 7.5v.01" />
  ),
  youtube: (
    <>
      <path d="M6.5 6h11A3.5 3.5 0 0 1 21 9.5v5a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 14.5v-5A3.5 3.5 0 0 1 6.5 6z" />
      <path d="m10.5 9.5 4 2.5-4 2.5z" fill="currentColor" />
    </>
  ),
  tiktok: <path d="M13.5 4v11.2a3.3 3.3 0 1 1-3.3-3.3M13.5 4c.3 2.6 2 4.3 4.7 4.5" />,
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof icons

type Props = { name: IconName; size?: 14 | 16 | 20 | 24 }

/** Always decoration: the words stand beside it, or in the label of the control that holds it. */
export function Icon({ name, size = 20 }: Props) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {icons[name]}
    </svg>
  )
}
