type Path = { node: { key?: { name?: string } }; isObjectProperty: () => boolean }

/** What Stryker leaves alone in the set-up of a chart, and why. */
const idle: Record<string, string> = {
  types: 'types are gone when the chart runs',
  actors: 'tests bring actors of their own, and so do pages',
}
const shouldIgnore = (path: Path): string | undefined => (path.isObjectProperty() ? idle[path.node.key?.name ?? ''] : undefined)

export const strykerPlugins = [{ kind: 'Ignore', name: 'idle', value: { shouldIgnore } }]
