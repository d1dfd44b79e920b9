import { atMost, reducedMotion } from './media'
import { bottomEdge, color, font, radius, size } from './tokens'

const reset = `
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; scroll-padding: 72px 0 calc(${bottomEdge} + 8px); }
body {
  margin: 0; padding-bottom: ${bottomEdge}; font: 400 ${size.md}/1.5 ${font.body}; color: ${color.asfalto900}; background: ${color.bianco};
  text-rendering: geometricPrecision; /* keeps Barlow's i-dots open below 16px on 1x screens */
  -webkit-font-smoothing: antialiased; overflow-wrap: break-word;
}
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

const type = `
h1, h2, h3, h4 { font-family: ${font.display}; font-weight: 700; line-height: 1.15; letter-spacing: -.005em; text-wrap: balance; }
h1 { font-size: ${size.xl4}; }
h2 { font-size: ${size.xl3}; }
h3 { font-size: ${size.xl}; font-weight: 600; }
a { color: ${color.verde700}; text-underline-offset: 3px; }
a:hover { color: ${color.verde600}; }
${atMost(800)} {
  html:has([data-bottom-bar]) { scroll-padding-bottom: 112px; }
  h1 { font-size: ${size.xl3}; }
  h2 { font-size: ${size.xl2}; }
}
`

const focus = `
:focus-visible { outline: 3px solid ${color.blu700}; outline-offset: 2px; border-radius: ${radius.xs}; }
.on-dark :focus-visible { outline-color: ${color.ambra500}; }
main:focus-visible { outline: none; } /* the skip link lands here: the whole page needs no ring */
`

/** A class and not a styled component: a page of twenty cards draws 160 icons. */
const icon = `
.icon { flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
`

const calm = `
${reducedMotion} {
  *, *::before, *::after, ::details-content {
    transition-duration: .01ms !important; animation-duration: .01ms !important;
    animation-iteration-count: 1 !important; scroll-behavior: auto !important;
  }
}
`

/** What stands under every component; nothing here belongs to one of them. */
export const globalStyles = reset + type + focus + icon + calm
