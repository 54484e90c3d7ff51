export function Invoice() {
  return null
}
