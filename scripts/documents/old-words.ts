/** Words that only this project used, with what the field says. Documents, comments, titles of tests and names do without them. */
export const oldWords: Readonly<Record<string, string>> = {
  kept: 'cached, stored, retained, unchanged',
  told: 'notified, declared, shown, reported',
  whoever: 'a visitor who, a client that',
  drawn: 'rendered, sampled, plotted',
  draw: 'render, sample, plot',
  draws: 'renders, samples, plots',
  drawing: 'rendering, illustration',
  desk: 'queue, admin page',
  desks: 'queues, admin pages',
  favourite: 'watched ad, watchlist',
  favourites: 'watchlist',
  wing: 'layer',
  wings: 'layers',
  deed: 'server event',
  deeds: 'server events',
}

/** Names that the field's words have replaced. */
export const oldNames: Readonly<Record<string, string>> = {
  FairStart: 'PerClientStartLimit',
  SearchAnswer: 'SearchResult',
  SearchAsk: 'SearchRequest',
  LoadingSign: 'Spinner',
  ScrollTable: 'DataTable',
  ScrolledTable: 'DataTable',
  SellerSign: 'SellerIcon',
  StateSign: 'StatusBadge',
  callDirectly: 'invokeApiHandler',
  holdInput: 'captureEarlyInput',
  lazyPart: 'island',
  mendNumbers: 'coerceNumericIds',
  putBodiesIn: 'spliceRenderedBody',
  recordOf: 'asRecord',
  sendQuery: 'serializeQuery',
  tendFeeds: 'pollFeeds',
}

type Exception = { files: RegExp; text: RegExp; because: string }

/** Places where an old word stays: texts that others read, and what has another meaning. */
export const exceptions: readonly Exception[] = [
  { files: /^lib\/market\/illustrations\//, text: /\bdraw\w*|\w*Draw(?:n|s|ing\w*)?\b/g, because: 'pictures are drawn there' },
  { files: /./, text: /\bcontext\.drawImage\b/g, because: 'a name of browsers' },
  { files: /./, text: /\bdrawingsVersion\b/g, because: 'a version of the pictures' },
  {
    files: /./,
    text: /\b(?:is_partly_)?told_(?:at|until|ad_id|import|empty_since|price_cents)\b|\bis_partly_told\b|\btoldAt\b/g,
    because: 'columns',
  },
  { files: /./, text: /\bfavourites?_\w+|\bfavourites?(?:Opened|LoginAsked|Added|Removed)\b/g, because: 'events that the collector knows' },
  { files: /./, text: /ingrana_desk_keys_off|'drawing-address'/g, because: 'stored under this name already' },
  { files: /./, text: /\bisKept\b|(['"`])kept\1|\bkept: (?:0|count|unchanged|`Abb|'Risp)/g, because: 'answers of the API' },
  { files: /spread\.ts$/, text: /told \$\{fact\}/g, because: 'a feature of models that are stored' },
  { files: /./, text: /\b(?:[Gg]old|[Ss]ilver|S)[- ][Ww]ing\b/g, because: 'models of motorbikes' },
  { files: /./, text: /\/deed\.it\b/g, because: 'the address of a licence' },
  { files: /^docs\/(?:spec|spec-coverage)\.md$/, text: /.*/g, because: 'the owner’s text' },
]

/** Files that speak of an older time, or in another language. */
const left =
  /(?:^CHANGELOG\.md|^docs\/glossary\.md|^package-lock\.json|\/migrations\/|^scripts\/last-release\/|^scripts\/documents\/old-words)/

/** Lines with an old word or name, with its place. */
export function findOldWords(file: string, text: string): string[] {
  if (left.test(file)) return []
  const known = exceptions.filter(({ files }) => files.test(file))
  return text.split('\n').flatMap((line, index) => {
    const rest = known.reduce((shortened, exception) => shortened.replace(exception.text, ''), line)
    const found = wordsOf(rest).find((word) => Object.hasOwn(oldWords, word.toLowerCase())) ?? rest.match(names)?.[0]
    return found === undefined ? [] : [`${file}:${index + 1} ${found}`]
  })
}

/** The words of a line, those in camelCase and kebab-case apart. */
const wordsOf = (line: string) => line.match(/[A-Z]?[a-z]+/g) ?? []
const names = new RegExp(`\\b(?:${Object.keys(oldNames).join('|')})\\b`)
