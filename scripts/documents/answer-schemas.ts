import ts from 'typescript'

type Json = { readonly [name: string]: unknown }

const answersFile = 'lib/openapi/api-document/answers.server.ts'
export const schemasFile = 'lib/openapi/api-document/answer-schemas.json'

/** The types of what our calls answer as JSON Schemas, each as it looks after JSON.stringify. */
export function answerSchemas(): string {
  const { options } =
    ts.getParsedCommandLineOfConfigFile('tsconfig.json', undefined, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: refuse }) ?? {}
  const program = ts.createProgram([answersFile], { ...options, noEmit: true, incremental: false })
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(answersFile)
  const answers = file?.statements.filter(ts.isTypeAliasDeclaration).find(({ name }) => name.text === 'Answers')
  if (!answers) throw new Error(`${answersFile} has no type Answers`)
  return `${JSON.stringify(componentsOf(checker, checker.getTypeAtLocation(answers)), null, 2)}\n`
}

/** Named types of our code become components of that name, which generated clients use for their types. */
type Reader = { checker: ts.TypeChecker; names: Map<ts.Symbol, string>; components: Map<string, Json> }

function componentsOf(checker: ts.TypeChecker, answers: ts.Type): Record<string, Json> {
  const types = checker.getPropertiesOfType(answers).map((symbol) => ({ name: symbol.name, type: checker.getTypeOfSymbol(symbol) }))
  const isShared = (alias: ts.Symbol) => types.filter(({ type }) => type.aliasSymbol === alias).length > 1
  const names = new Map(
    types.flatMap(({ name, type }) => (type.aliasSymbol && !isShared(type.aliasSymbol) ? [[type.aliasSymbol, name] as const] : [])),
  )
  const reader: Reader = { checker, names, components: new Map(types.map(({ name }) => [name, {}])) }
  for (const { name, type } of types) {
    const isItsOwn = type.aliasSymbol !== undefined && names.get(type.aliasSymbol) === name && isRecord(type) && !checker.isArrayType(type)
    reader.components.set(name, isItsOwn ? recordSchema(reader, type) : schemaOf(reader, type))
  }
  return Object.fromEntries(reader.components)
}

function isRecord({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0
}

/** The name of the component of a type; one that another type has already is not given twice. */
function componentOf(reader: Reader, type: ts.Type): string | undefined {
  const { aliasSymbol, aliasTypeArguments } = type
  if (!aliasSymbol || aliasTypeArguments !== undefined || aliasSymbol.name === 'Answers') return undefined
  const known = reader.names.get(aliasSymbol)
  if (known !== undefined || reader.components.has(aliasSymbol.name)) return known
  reader.names.set(aliasSymbol, aliasSymbol.name)
  reader.components.set(aliasSymbol.name, {}) // may be a part of itself
  reader.components.set(aliasSymbol.name, recordSchema(reader, type))
  return aliasSymbol.name
}

function refuse({ messageText }: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
}

function propertiesOf(reader: Reader, type: ts.Type): { properties: Record<string, Json>; required: string[] } {
  const properties: Record<string, Json> = {}
  const required: string[] = []
  for (const property of reader.checker.getPropertiesOfType(type)) {
    const given = reader.checker.getTypeOfSymbol(property)
    properties[property.name] = schemaOf(reader, given)
    if (!isOptional(property, given)) required.push(property.name)
  }
  return { properties, required }
}

/** JSON.stringify leaves out what is undefined. */
function isOptional(property: ts.Symbol, type: ts.Type): boolean {
  return (property.flags & ts.SymbolFlags.Optional) !== 0 || partsOf(type).some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0)
}

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type]
}

function schemaOf(reader: Reader, type: ts.Type): Json {
  const parts = partsOf(type).filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0)
  const literals = parts.flatMap((part) => literalOf(reader.checker, part))
  const others = parts.filter((part) => literalOf(reader.checker, part).length === 0)
  const schemas = [...literalSchemas(literals), ...others.map((part) => plainSchema(reader, part))]
  const [only] = schemas
  return only !== undefined && schemas.length === 1 ? only : { anyOf: schemas }
}

function literalSchemas(literals: readonly unknown[]): Json[] {
  if (literals.length === 0) return []
  return literals.includes(true) && literals.includes(false)
    ? [{ type: 'boolean' }, ...literalSchemas(literals.filter((value) => typeof value !== 'boolean'))]
    : [literals.every((value) => typeof value === 'boolean') ? { const: literals[0] } : { enum: literals }] // generators know no choices of booleans
}

/** The value of a type that has only one; nothing for all others. */
function literalOf(checker: ts.TypeChecker, type: ts.Type): unknown[] {
  if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value]
  if ((type.flags & ts.TypeFlags.BooleanLiteral) !== 0) return [checker.typeToString(type) === 'true']
  return []
}

function plainSchema(reader: Reader, type: ts.Type): Json {
  const { checker } = reader
  const { flags } = type
  if ((flags & ts.TypeFlags.Null) !== 0) return { type: 'null' }
  if ((flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0) return { type: 'string' }
  if ((flags & ts.TypeFlags.Number) !== 0) return { type: 'number' }
  if (checker.typeToString(type) === 'Date') return { type: 'string', format: 'date-time' }
  if (checker.isArrayType(type) || checker.isTupleType(type)) return { type: 'array', items: itemsOf(reader, type) }
  if (!isRecord(type)) throw new Error(`${checker.typeToString(type)} has no form in JSON`)
  const component = componentOf(reader, type)
  return component === undefined ? recordSchema(reader, type) : { $ref: `#/components/schemas/${component}` }
}

function recordSchema(reader: Reader, type: ts.Type): Json {
  const index = reader.checker.getIndexInfoOfType(type, ts.IndexKind.String)
  const { properties, required } = propertiesOf(reader, type)
  return {
    type: 'object',
    additionalProperties: index ? schemaOf(reader, index.type) : false,
    ...(required.length > 0 && { required }),
    ...(Object.keys(properties).length > 0 && { properties }),
  }
}

function itemsOf(reader: Reader, type: ts.Type): Json {
  const item = reader.checker.getIndexTypeOfType(type, ts.IndexKind.Number)
  if (!item) throw new Error(`${reader.checker.typeToString(type)} has no items`)
  return schemaOf(reader, item)
}
