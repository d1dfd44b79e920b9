type Props = { json: object }

/** Structured facts for search engines. `<` is escaped, so that no text of an ad can close the element. */
export function JsonLd({ json }: Props) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(json).replaceAll('<', '\\u003c') }} />
}
