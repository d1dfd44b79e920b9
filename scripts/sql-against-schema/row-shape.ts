import ts from 'typescript'

type Primitive = 'string' | 'number' | 'boolean'
/** The promise of a TypeScript type for a value, as far as an answer of the database can be compared with it. */
export type Shape =
  | { kind: Primitive | 'date' | 'bytes' | 'null' | 'undefined' }
  | { kind: 'literal'; value: string | number | boolean }
  | { kind: 'array'; of: Shape }
  | { kind: 'object'; fields: Record<string, Shape> }
  | { kind: 'record'; of: Shape }
  | { kind: 'union'; of: Shape[] }
  | { kind: 'unclear'; text: string }

/** Types that hold themselves would never end. */
const deepest = 8

export function shapeOf(type: ts.Type, checker: ts.TypeChecker, depth = 0): Shape {
  const unclear: Shape = { kind: 'unclear', text: checker.typeToString(type) }
  if (depth > deepest) return unclear
  const inner = (part: ts.Type) => shapeOf(part, checker, depth + 1)
  if (type.isUnion()) return { kind: 'union', of: type.types.map(inner) }
  if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: 'literal', value: type.value }
  if (type.flags & ts.TypeFlags.BooleanLiteral) return { kind: 'literal', value: checker.typeToString(type) === 'true' }
  for (const [flag, kind] of plainTypes) if (type.flags & flag) return { kind }
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return unclear
  if (type.getSymbol()?.getName() === 'Date') return { kind: 'date' }
  if (type.getSymbol()?.getName() === 'Uint8Array') return { kind: 'bytes' }
  const [element] = checker.isArrayType(type) && isReference(type) ? checker.getTypeArguments(type) : []
  if (element) return { kind: 'array', of: inner(element) }
  if (type.getCallSignatures().length > 0) return unclear
  const [anyName] = checker.getIndexInfosOfType(type)
  if (anyName) return checker.getPropertiesOfType(type).length > 0 ? unclear : { kind: 'record', of: inner(anyName.type) }
  return { kind: 'object', fields: fieldsOf(type, checker, inner) }
}

const plainTypes = [
  [ts.TypeFlags.String, 'string'],
  [ts.TypeFlags.Number, 'number'],
  [ts.TypeFlags.Null, 'null'],
  [ts.TypeFlags.Undefined, 'undefined'],
] as const

function isReference(type: ts.Type): type is ts.TypeReference {
  return 'target' in type
}

function fieldsOf(type: ts.Type, checker: ts.TypeChecker, inner: (part: ts.Type) => Shape): Record<string, Shape> {
  return Object.fromEntries(checker.getPropertiesOfType(type).map((field) => [field.getName(), inner(checker.getTypeOfSymbol(field))]))
}

/** The shapes a value may have, null apart. */
export function membersOf(shape: Shape): { members: Shape[]; mayBeNull: boolean } {
  const all = shape.kind === 'union' ? shape.of : [shape]
  return { members: all.filter(({ kind }) => kind !== 'null'), mayBeNull: all.some(({ kind }) => kind === 'null') }
}

export function fits(shape: Shape, value: unknown): boolean {
  switch (shape.kind) {
    case 'union':
      return shape.of.some((member) => fits(member, value))
    case 'literal':
      return value === shape.value
    case 'null':
      return value === null
    case 'date':
      return value instanceof Date
    case 'bytes':
      return value instanceof Uint8Array
    case 'array':
      return Array.isArray(value) && value.every((element) => fits(shape.of, element))
    case 'object':
      return fitsFields(shape.fields, value)
    case 'record':
      return isObject(value) && Object.values(value).every((inner) => fits(shape.of, inner))
    case 'unclear':
      return false
    default:
      return typeof value === shape.kind
  }
}

/** A field that may be missing is a union with undefined; one that nobody declared is one too many. */
function fitsFields(fields: Record<string, Shape>, value: unknown): boolean {
  if (!isObject(value)) return false
  const names = new Set([...Object.keys(fields), ...Object.keys(value)])
  return [...names].every((name) => {
    const shape = fields[name]
    return shape !== undefined && fits(shape, Reflect.get(value, name))
  })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
}
