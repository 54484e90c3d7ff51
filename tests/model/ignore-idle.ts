type Path = { node: { key?: { name?: string } }; isObjectProperty: () => boolean }

/** Keeps Stryker from changing parts of a chart’s set-up that no test can see. */
const idle: Record<string, string> = {
  types: 'types are gone when the chart runs',
  actors: 'tests bring actors of their own, and so do pages',
}
const shouldIgnore = (path: Path): string | undefined => (path.isObjectProperty() ? idle[path.node.key?.name ?? ''] : undefined)

export const strykerPlugins = [{ kind: 'Ignore', name: 'idle', value: { shouldIgnore } }]
