/** Keeps the words in the address, so that a link and the way back lead to the same findings. */
export function keepQuery(query: string): void {
  const address = new URL(location.href)
  if (query.trim() === '') address.searchParams.delete('q')
  else address.searchParams.set('q', query.trim())
  history.replaceState(history.state, '', address)
}
