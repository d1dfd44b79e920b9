import { Button } from '@/components/ui/Button'
import { Select } from '@/components/ui/form/Select'
import type { ImportGroup } from '@/lib/market/dealer-imports/dealer-import'
import { detailsOf } from '@/lib/market/versions/version-details'

/** One version for all rows of a model, or one for each name that the file gives. */
export function VersionChoice({ model = '', values, versions = [] }: ImportGroup) {
  const options = versions.map((version) => ({ value: version.key, label: `${version.label} · ${detailsOf(version)}` }))
  return (
    <>
      <p>Quello che manca lo prendiamo dalla versione; quello che il file dice resta.</p>
      <input type="hidden" name="modello" value={model} />
      <Select
        name="versione"
        label={values.length === 1 ? `«${values[0]}»` : 'Per tutte'}
        emptyLabel="Scegli la versione"
        options={options}
        defaultValue=""
      />
      {values.length > 1 &&
        values.map((name, at) => (
          <div key={name}>
            <input type="hidden" name={`nome-${at}`} value={name} />
            <Select name={`versione-${at}`} label={`«${name}»`} emptyLabel="Come tutte" options={options} defaultValue="" />
          </div>
        ))}
      <Button type="submit" variant="outline" size="sm">
        Prendi questa versione
      </Button>
    </>
  )
}
