import { type MenuName, trackEvent } from '@/lib/measuring/tracking/analytics-events'

/** For a menu's `onToggle`: opening and closing are reported. */
export function trackMenu(menu: MenuName): (open: boolean) => void {
  return (open) => trackEvent({ name: open ? 'menuOpened' : 'menuClosed', menu })
}
