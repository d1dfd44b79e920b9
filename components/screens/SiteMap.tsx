import { footerColumns, searchDestinations } from '@/components/shell/navigation'
import { LinkGrid } from '@/components/ui/LinkGrid'

/** Every page that is reached by a menu. */
export function SiteMap() {
  return (
    <>
      <section>
        <h2>Cerca</h2>
        <LinkGrid links={searchDestinations} />
      </section>
      {footerColumns.map(({ title, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <LinkGrid links={links.filter((link) => !link.external)} />
        </section>
      ))}
    </>
  )
}
