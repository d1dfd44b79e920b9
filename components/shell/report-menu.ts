import { type MenuName, report } from '@/lib/measuring/tracking/events'

/** For a menu's `onToggle`: opening and closing are reported. */
export function reportMenu(menu: MenuName): (open: boolean) => void {
  return (open) => report({ name: open ? 'menuOpened' : 'menuClosed', menu })
}
