;(function () {
  var root = document.documentElement
  var night = matchMedia('(prefers-color-scheme: dark)')
  function stored() {
    try {
      return localStorage.getItem('theme')
    } catch (_) {
      return null
    }
  }
  function apply() {
    var theme = stored()
    root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : night.matches ? 'dark' : 'light'
  }
  apply()
  night.addEventListener('change', apply)
  addEventListener('storage', apply)
})()

// Where the code of the site cannot be fetched the page says so.
addEventListener(
  'error',
  function (event) {
    if (event.target.type !== 'module') return
    document.getElementById('root').replaceChildren(document.getElementById('unreached').content.cloneNode(true))
  },
  true,
)
