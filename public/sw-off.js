// Ends the worker of the site: stands in for /sw.js when SERVICE_WORKER=off, or as that very file on a host of files alone.
// What a visitor has written and what the site has kept for reading stay where they are.
// A browser may miss the first call while the other worker starts anew; each page that is opened says a word to this one.
addEventListener('install', () => void skipWaiting())
addEventListener('message', () => void skipWaiting())
addEventListener('activate', (event) => event.waitUntil(end()))

async function end() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => /^(files|documents|pictures)-/.test(name)).map((name) => caches.delete(name)))
  await registration.unregister()
}
