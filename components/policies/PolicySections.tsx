import type { PolicySection } from './policy-section'

export function PolicySections({ sections }: { sections: readonly PolicySection[] }) {
  return sections.map(({ heading, items }) => (
    <section key={heading}>
      <h2>{heading}</h2>
      {items.length === 1 ? (
        <p>{items[0]}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  ))
}
