/**
 * How the tables in `tables/` are written, one block per make:
 *
 *     Make | alias, alias
 *       body: Model [alias, alias]; Model {slug}; Model
 *
 * The name of a make or model is itself an alias, and its slug comes from the name unless one is given. In an alias a space also matches a hyphen or nothing ("a 180" finds
 * "A180" and "A-180"), `_` matches only a hyphen ("corsa_e" finds "Corsa-e", not "Corsa E"). The alias found first in a text counts, unless it carries a mark:
 *
 *     "v"     the whole text must be this          ^80    only at the start of the text, after the make
 *     one~    only when nothing else is found      name!  wherever it stands, before any other
 *     !       (first in the list) the name itself is no alias
 */
export type AliasKind = 'strong' | 'anywhere' | 'whole' | 'start' | 'weak'
export type Alias = { text: string; kind: AliasKind }
export type TableModel = { slug: string; name: string; body: string; aliases: readonly Alias[] }
export type TableMake = { slug: string; name: string; aliases: readonly string[]; models: readonly TableModel[] }

/** Letters without accents in lower case, everything else one hyphen; «+» and «#» keep their meaning. */
export function catalogueSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\+/g, ' plus ')
    .replace(/#/g, ' hashtag ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

export function parseTable(table: string): TableMake[] {
  const makes: { slug: string; name: string; aliases: string[]; models: TableModel[] }[] = []
  for (const line of table.split('\n')) {
    if (line.trim() === '') continue
    const current = makes.at(-1)
    if (line.startsWith(' ') && current) current.models.push(...parseModels(line))
    else makes.push(parseMake(line))
  }
  return makes
}

function parseMake(line: string): { slug: string; name: string; aliases: string[]; models: TableModel[] } {
  const [name = '', aliases = ''] = line.split('|').map((part) => part.trim())
  return { slug: catalogueSlug(name), name, aliases: [name, ...splitList(aliases, ',')], models: [] }
}

function parseModels(line: string): TableModel[] {
  const colon = line.indexOf(':')
  const body = line.slice(0, colon).trim()
  return splitList(line.slice(colon + 1), ';').map((text) => parseModel(text, body))
}

function parseModel(text: string, body: string): TableModel {
  const parts = /^([^[{]+?)\s*(?:\{([a-z0-9-]+)\}\s*)?(?:\[(!?)([^\]]*)\])?(~?)$/.exec(text)
  if (!parts) throw new Error(`catalogue table: cannot read «${text}»`)
  const [, name = '', slug, withoutName = '', list = '', weak = ''] = parts
  const own: Alias[] = withoutName === '' ? [{ text: name, kind: weak === '' ? 'anywhere' : 'weak' }] : []
  return { slug: slug ?? catalogueSlug(name), name, body, aliases: [...own, ...splitList(list, ',').map(parseAlias)] }
}

function parseAlias(text: string): Alias {
  if (text.startsWith('"')) return { text: text.replaceAll('"', ''), kind: 'whole' }
  if (text.startsWith('^')) return { text: text.slice(1), kind: 'start' }
  if (text.endsWith('!')) return { text: text.slice(0, -1), kind: 'strong' }
  if (text.endsWith('~')) return { text: text.slice(0, -1), kind: 'weak' }
  return { text, kind: 'anywhere' }
}

function splitList(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
