export type Sentence = { section: string; text: string }
export type CoverageRow = Sentence & { shownBy: string[] }

/** Splits the specification into its sentences: each row of a table, each bullet and each sentence of a paragraph is one. */
export function splitSentences(specification: string): Sentence[] {
  const sentences: Sentence[] = []
  let section = ''
  const lines = specification.split('\n')
  lines.forEach((line, index) => {
    const heading = /^#{2,3} (.+)$/.exec(line)
    if (heading?.[1]) section = heading[1]
    else if (line.startsWith('|')) {
      const isHeader = /^\|[\s|-]+$/.test(lines[index + 1] ?? '')
      if (!isHeader && !/^\|[\s|-]+$/.test(line)) sentences.push({ section, text: tidy(line.slice(1, -1).split('|').join(' — ')) })
    } else if (!line.startsWith('#')) {
      sentences.push(...sentencesOf(line.replace(/^- /, '')).map((text) => ({ section, text })))
    }
  })
  return sentences
}

/** A full stop ends a sentence only before a capital letter or a quotation mark, so «e.g. x» and «1.5» stay whole. */
function sentencesOf(paragraph: string): string[] {
  return paragraph
    .split(/(?<=[.:!?])\s+(?=[A-Z'"])|(?<=;)\s+(?=(?:GET|POST|private|\/))/)
    .map(tidy)
    .filter(Boolean)
}

const tidy = (text: string) => text.replace(/\|/g, '/').replace(/\*\*/g, '').replace(/\s+/g, ' ').trim()

/** Reads the rows «section | sentence | shown by» of docs/spec-coverage.md. */
export function readRows(document: string): CoverageRow[] {
  return document
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Section') && !line.startsWith('|--'))
    .map((line) => {
      const [section = '', text = '', shownBy = ''] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
      return {
        section,
        text,
        shownBy: shownBy
          .split('<br>')
          .map((part) => part.trim())
          .filter(Boolean),
      }
    })
}

/** The decision with the reasons. */
export const readOtherwise = 'decision 136'

/** What vitest and playwright run, and the promises that several of these share (`test-….ts`). */
const testFile = /(?:\.test\.tsx?|^e2e\/.+\.spec\.ts|\/test-[\w-]+\.ts)$/

/** The error of one «shown by» entry, or undefined. Valid are `file › title` with the exact title of a test that runs, and the decision by which a sentence is read otherwise. */
export function entryError(entry: string, titlesOf: (file: string) => ReadonlySet<string> | undefined): string | undefined {
  if (entry === 'definition' || entry === readOtherwise) return undefined
  const [file, title] = entry.replace(/`/g, '').split(' › ')
  if (!file || !title) return `«${entry}» is neither «definition», «${readOtherwise}» nor file › title`
  if (!testFile.test(file)) return `${file} is no file of tests`
  const titles = titlesOf(file)
  if (titles === undefined) return `${file} does not exist`
  return titles.has(title) ? undefined : `${file} has no test «${title}»`
}
