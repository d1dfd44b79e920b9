import type { AdColumn } from './ad-column'
import { type AdColumnName, adColumns, type DatabaseColumn, type PublicColumn } from './ad-columns'

export const adColumn: (name: AdColumnName) => AdColumn = (name) => adColumns[name]

function isAdColumn(name: string): name is AdColumnName {
  return Object.hasOwn(adColumns, name)
}

function isPublic(name: AdColumnName): name is PublicColumn {
  return adColumn(name).visibility === 'public'
}

function isWritten(name: AdColumnName): name is Exclude<AdColumnName, DatabaseColumn> {
  return adColumn(name).writtenBy === undefined
}

export const adColumnNames = Object.keys(adColumns).filter(isAdColumn)
export const publicColumns = adColumnNames.filter(isPublic)
/** What a writer of ads fills, in the order of COPY. */
export const writtenColumns = adColumnNames.filter(isWritten)

/** «mileage_km». */
export function sqlName(name: AdColumnName): string {
  return adColumn(name).name ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
