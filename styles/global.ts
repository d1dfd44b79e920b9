import { highScreen, lowScreen, maxWidth, reducedMotion } from './media'
import { bottomBarProperty, bottomInset, bottomInsetProperty, color, font, fontSize, radius, topBarProperty } from './tokens'

/** Properties that are not inherited: use-covered-edge.ts sets them on each element that reads them. */
const edges = `
@property ${bottomInsetProperty} { syntax: '<length>'; inherits: false; initial-value: 0px; }
@property ${topBarProperty} { syntax: '<length>'; inherits: false; initial-value: 64px; }
@property ${bottomBarProperty} { syntax: '<length>'; inherits: false; initial-value: 104px; }
`

/** Elements in a sticky bar are visible already: focusing them scrolls nothing. */
const bars = `
[data-top-bar] > * { scroll-margin-top: calc(-8px - var(${topBarProperty}, 64px)); }
[data-bottom-bar] > * { scroll-margin-bottom: calc(-8px - var(${bottomBarProperty}, 104px)); }
${lowScreen} { [data-top-bar] > *, [data-bottom-bar] > * { scroll-margin: 0; } }
`

/** One bar at a time at the bottom of the screen: the consent banner, else the comparison, else the contact. None of them below the filters, which cover a phone. */
const oneBarAtATime = `
${highScreen} {
  html:has([data-page-bar='consent']) [data-page-bar='compare'],
  html:has([data-page-bar='consent'], [data-page-bar='compare']) [data-page-bar='contact'] { display: none; }
}
${maxWidth(800)} { html:has(#filtri:target, #filtri :target) [data-page-bar='compare'] { display: none; } }
`

const reset = `
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; scroll-padding: 8px 0 calc(${bottomInset} + 8px); }
html:has([data-top-bar]) { scroll-padding-top: calc(var(${topBarProperty}, 64px) + 8px); }
html:has([data-bottom-bar]) { scroll-padding-bottom: calc(${bottomInset} + var(${bottomBarProperty}, 104px) + 8px); }
${lowScreen} { html, html:has([data-top-bar], [data-bottom-bar]) { scroll-padding: 8px 0; } }
body {
  margin: 0; padding-bottom: ${bottomInset}; font: 400 ${fontSize.md}/1.5 ${font.body}; color: ${color.text}; background: ${color.surface};
  text-rendering: geometricPrecision; /* keeps Barlow's i-dots open below 16px on 1x screens */
  -webkit-font-smoothing: antialiased; overflow-wrap: break-word;
}
${lowScreen} { body { padding-bottom: 0; } }
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
ul, ol { list-style: none; }
fieldset { border: 0; min-width: 0; }
legend { padding: 0; }
img, svg { display: block; max-width: 100%; }
button, input, select, textarea { font: inherit; color: inherit; }
button { cursor: pointer; background: none; border: 0; padding: 0; }
summary { cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
`

const typography = `
h1, h2, h3, h4 { font-family: ${font.display}; font-weight: 700; line-height: 1.15; letter-spacing: -.005em; text-wrap: balance; }
h1 { font-size: ${fontSize.xl4}; }
h2 { font-size: ${fontSize.xl3}; }
h3 { font-size: ${fontSize.xl}; font-weight: 600; }
a { color: ${color.link}; text-underline-offset: 3px; }
a:hover { color: ${color.accentHover}; }
${maxWidth(800)} {
  h1 { font-size: ${fontSize.xl3}; }
  h2 { font-size: ${fontSize.xl2}; }
}
`

const focus = `
:focus-visible { outline: 3px solid ${color.focus}; outline-offset: 2px; border-radius: ${radius.xs}; }
.on-dark :focus-visible { outline-color: ${color.focusOnDark}; }
main:focus-visible, #filtri:focus-visible { outline: none; } /* where a link leads: a whole part of the page needs no ring */
`

/** A class and not a styled component: a page of twenty cards renders 160 icons. */
const icon = `
.icon { flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
:where(.icon:not([width])) { width: 16px; height: 16px; }
`

const reducedMotionRules = `
${reducedMotion} {
  *, *::before, *::after, ::details-content {
    transition: none !important; /* however short, it keeps what comes into view unfocusable for a frame */
    animation-duration: .01ms !important;
    animation-iteration-count: 1 !important; scroll-behavior: auto !important;
  }
}
`

/** Print shows the content without the controls. */
const print = `
@media print {
  header, footer, nav, dialog, button, [data-variant], #errors, #filtri, .needs-script, [data-page-bar], [data-screen-only] { display: none !important; }
  body { padding: 0; font-size: ${fontSize.base}; }
  a { color: inherit; text-decoration: none; }
  details:not([open]), summary svg { display: none !important; }
  * { content-visibility: visible !important; } /* what is laid out late is printed too */
  main { zoom: .8; }
}
`

/** Global styles: covered edges, reset, typography, focus ring, icons, bars, reduced motion, print. */
export const globalStyles = edges + reset + typography + focus + icon + bars + oneBarAtATime + reducedMotionRules + print

type NamedFont = { style: { fontFamily: string } }

/** Custom properties by purpose for the font names that the compiler generates. */
export const fontNames = (body: NamedFont, display: NamedFont) =>
  `:root { --font-body: ${body.style.fontFamily}; --font-display: ${display.style.fontFamily}; }`
