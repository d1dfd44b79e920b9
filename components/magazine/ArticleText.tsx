import styled from '@emotion/styled'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

type Props = { html: string }

/** A stretch of an article as it was made of our own Markdown, in which HTML is refused. */
export function ArticleText({ html }: Props) {
  return <Text dangerouslySetInnerHTML={{ __html: html }} />
}

const Text = styled.div`
  overflow-wrap: break-word;
  line-height: 1.6;
  > * + *, blockquote > * + *, li > * + * { margin-top: 16px; }
  > h2 { padding-top: 8px; font-size: ${fontSize.xl3}; line-height: 1.15; scroll-margin-top: 96px; }
  > * + h2 { margin-top: 40px; }
  > h3 { font-size: ${fontSize.xl}; line-height: 1.2; }
  > * + h3 { margin-top: 28px; }
  > h2 + *, > h3 + * { margin-top: 12px; }
  ul, ol { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
  ul > li { position: relative; padding-left: 24px; }
  ul > li::before { content: ''; position: absolute; left: 0; top: .7em; width: 14px; height: 4px; background: ${color.accent}; }
  ol { counter-reset: step; }
  ol > li { position: relative; min-height: 32px; padding: 3px 0 0 44px; counter-increment: step; }
  ol > li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    top: 0;
    display: grid;
    place-items: center;
    width: 28px;
    height: 32px;
    border-radius: ${radius.xs};
    background: ${color.accentSurfaceStrong};
    color: ${color.accentStrong};
    font: 700 ${fontSize.md}/1 ${font.display};
  }
  blockquote { margin-right: 0; margin-left: 0; padding: 16px 20px; border-left: 4px solid ${color.accent}; border-radius: 0 ${radius.md} ${radius.md} 0; background: ${color.accentSurface}; }
  .table { position: relative; overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-size: ${fontSize.base}; line-height: 1.35; font-variant-numeric: tabular-nums; }
  th, td { padding: 10px 12px 10px 0; border-bottom: 1px solid ${color.border}; text-align: left; vertical-align: top; }
  td { min-width: 88px; }
  thead th { color: ${color.textMuted}; font-size: ${fontSize.sm}; font-weight: 600; vertical-align: bottom; }
  .number { padding-right: 0; padding-left: 12px; text-align: right; }
  #fonti ~ ul, #fonti ~ ol { font-size: ${fontSize.base}; }
  ${maxWidth(800)} { > h2 { font-size: ${fontSize.xl2}; } }
`
