/** The specification's breakpoints, and the few the design adds. All are «up to and including». */
type Breakpoint = 200 | 450 | 583 | 584 | 700 | 767 | 800 | 900 | 991 | 1199

export const maxWidth = (px: Breakpoint) => `@media (max-width: ${px}px)`
/** The breakpoint from the mobile menu to the desktop header. */
export const aboveMobile = '@media (min-width: 801px)'
/** A screen too low for anything that stays on it: a phone on its side, or a page enlarged to 400 %. */
export const lowScreen = '@media (max-height: 480px)'
/** Every other screen: here something may stay on it. */
export const highScreen = '@media not all and (max-height: 480px)'
/** A phone whose text is enlarged to where two columns no longer hold a price: here em is the size the browser is set to. */
export const enlargedPhone = '@media (max-width: 17em)'
/** Forced colours (Windows contrast themes): without backgrounds and shadows, borders have to carry their meaning. */
export const forcedColors = '@media (forced-colors: active)'
export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
/** Screens only: paper is as narrow but fits whole tables. */
export const mobileScreen = '@media screen and (max-width: 800px)'
/** Set on the root at the first client navigation: from then on whole pages are laid out at once, so that scroll positions are exact. */
export const movedOn = 'data-moved-on'
/** The first loaded page, on a screen: content below the fold may be laid out when it comes near. */
export const firstPage = `html:not([${movedOn}])`
