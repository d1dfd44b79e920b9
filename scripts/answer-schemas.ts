import ts from 'typescript'

type Json = { readonly [name: string]: unknown }

const answersFile = 'lib/contract/api-document/answers.server.ts'
export const schemasFile = 'lib/contract/api-document/answer-schemas.json'

/** The types of what our calls answer as JSON Schemas, each as it looks after JSON.stringify. */
export function answerSchemas(): string {
  const { options } =
    ts.getParsedCommandLineOfConfigFile('tsconfig.json', undefined, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: refuse }) ?? {}
  const program = ts.createProgram([answersFile], { ...options, noEmit: true, incremental: false })
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(answersFile)
  const answers = file?.statements.filter(ts.isTypeAliasDeclaration).find(({ name }) => name.text === 'Answers')
  if (!answers) throw new Error(`${answersFile} has no type Answers`)
  const schemas = propertiesOf(checker, checker.getTypeAtLocation(answers))
  return `${JSON.stringify(schemas.properties, null, 2)}\n`
}

function refuse({ messageText }: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
}

function propertiesOf(checker: ts.TypeChecker, type: ts.Type): { properties: Record<string, Json>; required: string[] } {
  const properties: Record<string, Json> = {}
  const required: string[] = []
  for (const property of checker.getPropertiesOfType(type)) {
    const given = checker.getTypeOfSymbol(property)
    properties[property.name] = schemaOf(checker, given)
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

function schemaOf(checker: ts.TypeChecker, type: ts.Type): Json {
  const parts = partsOf(type).filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0)
  const literals = parts.flatMap((part) => literalOf(checker, part))
  const others = parts.filter((part) => literalOf(checker, part).length === 0)
  const schemas = [...literalSchemas(literals), ...others.map((part) => plainSchema(checker, part))]
  const [only] = schemas
  return only !== undefined && schemas.length === 1 ? only : { anyOf: schemas }
}

function literalSchemas(literals: readonly unknown[]): Json[] {
  if (literals.length === 0) return []
  return literals.includes(true) && literals.includes(false)
    ? [{ type: 'boolean' }, ...literalSchemas(literals.filter((value) => typeof value !== 'boolean'))]
    : [{ enum: literals }]
}

/** The value of a type that has only one; nothing for all others. */
function literalOf(checker: ts.TypeChecker, type: ts.Type): unknown[] {
  if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value]
  if ((type.flags & ts.TypeFlags.BooleanLiteral) !== 0) return [checker.typeToString(type) === 'true']
  return []
}

function plainSchema(checker: ts.TypeChecker, type: ts.Type): Json {
  const { flags } = type
  if ((flags & ts.TypeFlags.Null) !== 0) return { type: 'null' }
  if ((flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0) return { type: 'string' }
  if ((flags & ts.TypeFlags.Number) !== 0) return { type: 'number' }
  if (checker.typeToString(type) === 'Date') return { type: 'string', format: 'date-time' }
  if (checker.isArrayType(type) || checker.isTupleType(type)) return { type: 'array', items: itemsOf(checker, type) }
  if ((flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0)
    throw new Error(`${checker.typeToString(type)} has no form in JSON`)
  const index = checker.getIndexInfoOfType(type, ts.IndexKind.String)
  const { properties, required } = propertiesOf(checker, type)
  return {
    type: 'object',
    additionalProperties: index ? schemaOf(checker, index.type) : false,
    ...(required.length > 0 && { required }),
    ...(Object.keys(properties).length > 0 && { properties }),
  }
}

function itemsOf(checker: ts.TypeChecker, type: ts.Type): Json {
  const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
  if (!item) throw new Error(`${checker.typeToString(type)} has no items`)
  return schemaOf(checker, item)
}
