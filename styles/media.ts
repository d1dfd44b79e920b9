/** The specification's breakpoints, and the few the design adds. All are «up to and including». */
type Breakpoint = 200 | 450 | 583 | 584 | 700 | 767 | 800 | 900 | 991 | 1199

export const maxWidth = (px: Breakpoint) => `@media (max-width: ${px}px)`
/** Where the desktop header takes over from the mobile menu. */
export const aboveMobile = '@media (min-width: 801px)'
/** Too low for anything that stays on the screen: a phone on its side, or a page enlarged to 400 %. */
export const lowScreen = '@media (max-height: 480px)'
/** The visitor's own few colours (Windows contrast themes): backgrounds and shadows are gone, so what they say has to stand in borders. */
export const forcedColors = '@media (forced-colors: active)'
export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
/** Not on paper, which is as narrow but takes whole tables. */
export const mobileScreen = '@media screen and (max-width: 800px)'
/** Stands on the root from the first way to another page on: from then on all of a page is laid out at once, so that a place on it is where it was. */
export const movedOn = 'data-moved-on'
/** The page that was loaded, on a screen: what lies below its first view may be laid out when it comes near. */
export const firstPage = `html:not([${movedOn}])`
