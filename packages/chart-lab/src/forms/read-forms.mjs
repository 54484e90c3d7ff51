import { dirname } from 'node:path'

/**
 * Reads out of the types of charts what their events carry. It is plain JavaScript, for the compiler’s interface has no types in version 7:
 * whoever calls it brings a compiler that has one.
 */

const deepest = 3
const most = 40

/**
 * @param {any} ts the compiler
 * @param {string[]} files those that export charts
 * @param {string} config the path of `tsconfig.json`
 * @param {(line: string) => void} tell hears of charts that cannot be read
 * @returns {Record<string, Record<string, Record<string, object>>>} payloads by chart, event and name
 */
export function readForms(ts, files, config, tell = (line) => console.error(line)) {
  const { config: json, error } = ts.readConfigFile(config, ts.sys.readFile)
  if (error) throw new Error(`${config}: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`)
  const { options } = ts.parseJsonConfigFileContent(json, ts.sys, dirname(config))
  const program = ts.createProgram(files, { ...options, noEmit: true })
  const checker = program.getTypeChecker()
  const found = files.flatMap((file) => {
    const own = chartsIn(ts, checker, program.getSourceFile(file))
    if (own.length === 0) tell(`${file} exports no chart`)
    return own.flatMap(({ name, id, type }) => {
      if (id === undefined) tell(`${file}: the id of ${name} is not written where it is made`)
      return id === undefined ? [] : [[id, formsOf(ts, checker, type)]]
    })
  })
  return Object.fromEntries(found.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The exported variables that hold a chart, each with its type and its id. */
function chartsIn(ts, checker, source) {
  const module = source && checker.getSymbolAtLocation(source)
  return (module ? checker.getExportsOfModule(module) : [])
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter((symbol) => symbol.flags & ts.SymbolFlags.Variable)
    .map((symbol) => ({ name: symbol.name, type: checker.getTypeOfSymbol(symbol), id: idIn(ts, symbol.valueDeclaration) }))
    .filter(({ type }) => type.symbol?.name === 'StateMachine')
}

/** The id that is written in the call of `createMachine` within a declaration. */
function idIn(ts, node) {
  if (ts.isCallExpression(node) && nameOfCall(ts, node.expression) === 'createMachine') {
    const [config] = node.arguments
    const id = config && ts.isObjectLiteralExpression(config) && config.properties.find((each) => each.name?.getText() === 'id')
    if (id && ts.isPropertyAssignment(id) && ts.isStringLiteralLike(id.initializer)) return id.initializer.text
  }
  return ts.forEachChild(node, (child) => idIn(ts, child))
}

const nameOfCall = (ts, callee) => (ts.isPropertyAccessExpression(callee) ? callee.name.text : ts.isIdentifier(callee) ? callee.text : '')

function formsOf(ts, checker, machine) {
  const event = checker.getTypeArguments(machine)[1]
  const forms = new Map()
  for (const member of event.isUnion() ? event.types : [event]) {
    const types = checker.getTypeOfPropertyOfType(member, 'type')
    const parts = Object.fromEntries(
      checker
        .getPropertiesOfType(member)
        .filter(({ name }) => name !== 'type')
        .map((property) => [property.name, partOf(ts, checker, checker.getTypeOfSymbol(property), property, deepest)]),
    )
    for (const type of types?.isUnion() ? types.types : [types]) if (type?.isStringLiteral()) forms.set(type.value, parts)
  }
  return Object.fromEntries([...forms].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function partOf(ts, checker, type, property, depth) {
  const isOptional = Boolean(property && property.flags & ts.SymbolFlags.Optional)
  return { ...kindOf(ts, checker, type, depth), ...(isOptional && { isOptional }) }
}

function kindOf(ts, checker, type, depth) {
  const { flags } = type
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return { kind: 'any' }
  if (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return { kind: 'nothing' }
  if (flags & ts.TypeFlags.BooleanLike) return { kind: 'flag' }
  if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: 'choice', of: [type.value] }
  if (flags & ts.TypeFlags.StringLike) return { kind: 'text' }
  if (flags & ts.TypeFlags.NumberLike) return { kind: 'number' }
  if (type.isUnion()) return unionOf(type.types.map((member) => kindOf(ts, checker, member, depth)))
  if (depth === 0) return { kind: 'any' }
  if (checker.isTupleType(type))
    return { kind: 'tuple', of: checker.getTypeArguments(type).map((each) => kindOf(ts, checker, each, depth - 1)) }
  if (checker.isArrayType(type)) return { kind: 'list', of: kindOf(ts, checker, checker.getTypeArguments(type)[0], depth - 1) }
  const properties = checker.getPropertiesOfType(type)
  const isBare = type.getCallSignatures().length === 0 && !(type.symbol?.flags & ts.SymbolFlags.Class) && properties.length <= most
  if (!isBare || (type.symbol?.declarations ?? []).some((each) => each.getSourceFile().hasNoDefaultLib)) return { kind: 'any' }
  return {
    kind: 'group',
    parts: Object.fromEntries(properties.map((each) => [each.name, partOf(ts, checker, checker.getTypeOfSymbol(each), each, depth - 1)])),
  }
}

/** Words to choose from become one choice; the same kind stands once. */
function unionOf(kinds) {
  const choices = kinds.filter(({ kind }) => kind === 'choice').flatMap(({ of }) => of)
  const others = kinds.filter(({ kind }) => kind !== 'choice').map((kind) => JSON.stringify(kind))
  const all = [...(choices.length > 0 ? [{ kind: 'choice', of: choices }] : []), ...[...new Set(others)].map((text) => JSON.parse(text))]
  return all.length === 1 ? all[0] : { kind: 'one of', of: all }
}
