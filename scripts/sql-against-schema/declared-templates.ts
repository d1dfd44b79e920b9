import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { type Shape, shapeOf } from './row-shape'
import { templateText } from './watch-statements'

/** A statement or a fragment of one, as it stands in the source. `row`: what `db<Row[]>` says of each row; undefined where nothing is said. */
export type DeclaredTemplate = { place: string; text: string; row: Shape | undefined }

const root = process.cwd()
const sourceFolders = ['lib', 'pages', 'scripts', 'tools']
const driverTypes: readonly string[] = ['ISql', 'Sql']

/** The files of the product that hold tagged templates, of whatever kind. */
export function filesWithTemplates(): string[] {
  return sourceFolders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(root, folder, file)),
    )
    .filter((file) => /(?<![.]test)[.]tsx?$/.test(file) && /[\w>)\]]`/.test(readFileSync(file, 'utf8')))
}

/** Every template whose tag is a pool or a transaction. */
export function declaredTemplates(files: readonly string[]): DeclaredTemplate[] {
  const program = ts.createProgram({ rootNames: files, options, host: quickHost() })
  const checker = program.getTypeChecker()
  const found: DeclaredTemplate[] = []
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`${file} was not read`)
    const visit = (node: ts.Node) => {
      if (ts.isTaggedTemplateExpression(node) && isDriver(checker.getTypeAtLocation(node.tag), node.tag)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        const place = `${path.relative(root, file)}:${line + 1}`
        found.push({ place, text: textOf(node.template), row: rowOf(node, checker) })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found
}

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile).config,
  { ...ts.sys, readDirectory: () => [] },
  root,
  { incremental: false, types: [], lib: ['lib.es2023.d.ts'] },
)

/** Rows are made of our own types, so of the packages only the driver is looked at: a third of the time. */
function quickHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (names, file) =>
    names.map(({ text }) =>
      /^([.]|@[/]|postgres$)/.test(text) && !text.endsWith('.json')
        ? ts.resolveModuleName(text, file, options, host)
        : { resolvedModule: undefined },
    )
  return host
}

/** A tag of unknown type could be the driver, so it is a mistake. */
function isDriver(type: ts.Type, tag: ts.Node): boolean {
  if (type.flags & ts.TypeFlags.Any) throw new Error(`the type of the tag ${tag.getText()} in ${tag.getSourceFile().fileName} is unknown`)
  const parts = type.isIntersection() ? type.types : [type]
  return parts.some((part) => driverTypes.includes(part.getSymbol()?.getName() ?? ''))
}

function textOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text
  return templateText([template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)])
}

function rowOf({ typeArguments }: ts.TaggedTemplateExpression, checker: ts.TypeChecker): Shape | undefined {
  const rows = typeArguments?.[0]
  if (!rows) return undefined
  const row = checker.getIndexTypeOfType(checker.getTypeFromTypeNode(rows), ts.IndexKind.Number)
  return row ? shapeOf(row, checker) : { kind: 'unclear', text: rows.getText() }
}
