import { color, containerMax, fontSize, radius } from '@/styles/tokens'

const body = "Barlow, 'Helvetica Neue', Arial, sans-serif"
const display = `'Barlow Semi Condensed', ${body}`

const faces = [
  ['Barlow', 400, 'barlow-400'],
  ['Barlow', 600, 'barlow-600'],
  ['Barlow Semi Condensed', 600, 'barlow-semi-condensed-600'],
  ['Barlow Semi Condensed', 700, 'barlow-semi-condensed-700'],
].map(
  ([family, weight, file]) =>
    `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; src: url('/demo/${file}.woff2') format('woff2') }`,
)

const basics = `
* { box-sizing: border-box } html { -webkit-text-size-adjust: 100% }
body { margin: 0; font: 400 ${fontSize.md}/1.5 ${body}; color: ${color.text}; background: ${color.surface} }
h1, h2, h3, p, ul, ol { margin: 0; padding: 0 } ul, ol { list-style: none }
h1, h2, h3 { font-family: ${display}; font-weight: 700; line-height: 1.15; text-wrap: balance }
h1 { font-size: ${fontSize.xl4}; margin: 32px 0 8px } h2 { font-size: ${fontSize.xl3} } h3 { font-size: ${fontSize.xl}; font-weight: 600 }
a { color: ${color.link}; text-underline-offset: 3px } :focus-visible { outline: 3px solid ${color.focus}; outline-offset: 2px }
.wrap { max-width: ${containerMax}; margin: 0 auto; padding: 0 16px } main { padding-bottom: 56px }
.muted { color: ${color.textMuted}; font-size: ${fontSize.base} } .lead { max-width: 64ch; margin-bottom: 24px }
.skip { position: absolute; left: -9999px } .skip:focus { left: 16px; top: 16px; padding: 8px 16px; background: ${color.surface} }
svg { width: 20px; height: 20px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
svg.s { width: 16px; height: 16px }
code { font-family: ui-monospace, 'DejaVu Sans Mono', monospace; font-size: ${fontSize.sm}; background: ${color.surfaceMuted}; border-radius: ${radius.xs}; padding: 2px 6px; overflow-wrap: anywhere }
.btn { display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 44px; padding: 0 20px; border-radius: ${radius.md}; border: 2px solid ${color.accent}; background: ${color.surface}; color: ${color.accent}; font: 600 ${fontSize.md}/1 ${body}; text-decoration: none; cursor: pointer }
.btn:hover { background: ${color.accentSurface} } .btn.cta { background: ${color.cta}; border-color: ${color.cta}; color: ${color.text} } .btn.cta:hover { background: ${color.ctaHover} }
.btn.quiet { border-color: ${color.borderStrong}; color: ${color.text} } .btn.danger { border-color: ${color.danger}; color: ${color.danger} } .btn.danger:hover { background: ${color.dangerSurface} }
.btn.full { background: ${color.danger}; color: ${color.textInverse} } .btn.full:hover { background: ${color.danger}; text-decoration: underline }
.head { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; justify-content: space-between; margin: 40px 0 12px }`

const header = `
header { background: ${color.info}; color: ${color.textInverse} } header :focus-visible { outline-color: ${color.focusOnDark} }
header .wrap { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; min-height: 72px; padding-block: 12px }
header img { display: block; height: 40px; width: auto } header b { font: 600 ${fontSize.xl}/1.2 ${display} }
header a { color: ${color.textInverse}; font-weight: 600; display: inline-flex; gap: 6px; align-items: center; min-height: 44px } header .site { margin-left: auto }`

const roles = `
.roles { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px }
.role { border: 1px solid ${color.border}; border-radius: ${radius.lg}; background: ${color.surface}; display: grid; grid-template-rows: auto 1fr auto }
.role .hd { display: flex; gap: 12px; align-items: center; padding: 16px 20px; border-bottom: 1px solid ${color.border} }
.mark { flex: none; width: 52px; height: 52px; border-radius: ${radius.md}; display: grid; place-items: center; color: ${color.textInverse}; font: 700 ${fontSize.xl}/1 ${display} }
.mark.dealer { background: ${color.accent}; box-shadow: inset 0 0 0 3px ${color.accent}, inset 0 0 0 4.5px ${color.textInverse} }
.mark.staff { background: ${color.info}; box-shadow: inset 0 0 0 3px ${color.info}, inset 0 0 0 4.5px ${color.textInverse} }
.mark.person { border-radius: 50%; background: ${color.surfaceMuted}; color: ${color.textSecondary} }
.role .name { font-size: ${fontSize.xl}; font-weight: 600 } .role ol { padding: 6px 20px } .role li + li { border-top: 1px solid ${color.border} }
.task { display: flex; gap: 12px; width: 100%; padding: 10px 0; border: 0; background: none; text-align: left; font: 400 ${fontSize.md}/1.35 ${body}; color: ${color.text}; align-items: flex-start }
button.task { cursor: pointer } button.task:hover b { color: ${color.accent}; text-decoration: underline } .task > svg { margin: 2px 0 0 auto; color: ${color.textSubtle} }
.task b { font-weight: 600; display: block } .task small { display: block; font-size: ${fontSize.base}; color: ${color.textMuted} } .task code { display: inline-block; margin-top: 4px }
.no { flex: none; display: inline-flex; align-items: center; justify-content: center; height: 24px; min-width: 26px; border-radius: ${radius.xs}; background: ${color.info}; color: ${color.textInverse}; font: 600 ${fontSize.sm}/1 ${display}; box-shadow: inset 0 0 0 1px ${color.info}, inset 0 0 0 2px rgba(255,255,255,.75) }
.go { display: flex; flex-wrap: wrap; gap: 8px; padding: 14px 20px 18px } .go form { flex: 1 1 auto } .go .btn { width: 100%; padding: 0 12px }
.acts { display: flex; flex-wrap: wrap; gap: 8px } code span, .panel code, .say code { white-space: nowrap }`

const lists = `
.mails { border: 1px solid ${color.border}; border-radius: ${radius.lg}; overflow: hidden } .mails li + li a { border-top: 1px solid ${color.border} }
.mails a { display: grid; grid-template-columns: 148px minmax(0, 1fr) auto; gap: 2px 12px; align-items: center; min-height: 52px; padding: 8px 16px; text-decoration: none; color: ${color.text}; line-height: 1.35 }
.mails a:hover { background: ${color.surfaceAlt} } .mails b { font-weight: 600; overflow-wrap: anywhere } .mails time { font-size: ${fontSize.sm}; color: ${color.textMuted} }
.table { border: 1px solid ${color.border}; border-radius: ${radius.lg}; overflow: hidden } table { width: 100%; border-collapse: collapse; font-size: ${fontSize.base}; line-height: 1.35 }
th, td { padding: 10px 8px; text-align: left } th { height: 44px; font-weight: 600; font-size: ${fontSize.sm}; color: ${color.textSecondary}; background: ${color.surfaceAlt} } td { border-top: 1px solid ${color.border} }
th:first-child, td:first-child { padding-left: 16px } td b { font-weight: 600 }
.state { display: inline-flex; align-items: center; gap: 6px; height: 26px; padding: 0 10px 0 8px; border-radius: ${radius.sm}; font: 600 15px/1 ${display}; white-space: nowrap; background: ${color.accentSurfaceStrong}; color: ${color.accentStrong} }
.state.warn { background: ${color.warningSurface}; color: ${color.warning} } .state.real { background: ${color.infoSurface}; color: ${color.info} }
.panel { display: flex; flex-wrap: wrap; gap: 16px; align-items: center; justify-content: space-between; margin-top: 32px; border: 1px solid ${color.border}; border-radius: ${radius.lg}; padding: 24px } .panel > div { flex: 1 1 280px } .panel h2 { font-size: ${fontSize.xl2} }
.say { display: flex; gap: 12px; align-items: flex-start; margin: 0 0 16px; padding: 14px 16px; border-radius: ${radius.md}; background: ${color.surfaceAlt}; font-size: ${fontSize.base}; line-height: 1.45 } .say svg { margin-top: 1px }
.say > div { display: grid; gap: 4px; justify-items: start } .say b { font-size: ${fontSize.md}; line-height: 1.35 } .say .btn { margin-top: 8px }
.say.tip { background: ${color.accentSurface} } .say.tip svg { color: ${color.accent} } .say.info { background: ${color.infoSurface} } .say.info svg, .say.info b { color: ${color.info} }
.say.warn { background: ${color.warningSurface} } .say.warn svg, .say.warn b { color: ${color.warning} } .say.err { background: ${color.dangerSurface} } .say.err svg, .say.err b { color: ${color.danger} }`

const narrow = `
@media (max-width: 900px) { .roles { grid-template-columns: repeat(2, minmax(0, 1fr)) } }
@media (max-width: 640px) {
  h1 { font-size: ${fontSize.xl3} } h2 { font-size: ${fontSize.xl2} } .roles { grid-template-columns: minmax(0, 1fr) } header .site { margin-left: 0 }
  .mails a { grid-template-columns: minmax(0, 1fr) auto } .mails span { grid-column: 1 / -1; grid-row: 2 } .mails time { grid-row: 1; grid-column: 2 }
  .table { border: 0; border-radius: 0 } table, tbody { display: block } thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  tr { display: grid; grid-template-columns: 1fr 1fr; gap: 8px 12px; border: 1px solid ${color.border}; border-radius: ${radius.lg}; padding: 12px; margin-bottom: 12px }
  td, td:first-child { display: block; padding: 0; border: 0 } td:first-child { grid-column: 1 / -1 } td[data-l]::before { content: attr(data-l); display: block; font-size: ${fontSize.sm}; color: ${color.textMuted} }
}`

/** The stylesheet of the page of the demo: the looks of the site, in blue because it is not the site. */
export const demoStyle = [...faces, basics, header, roles, lists, narrow].join('\n')
