// A browser that cannot run the site is told so in words; what the server drew stays readable. Written for browsers of any age.
;(function () {
  if (window.Map && Map.groupBy && Array.prototype.toSorted && window.AbortSignal && AbortSignal.any) return
  document.documentElement.setAttribute('data-outdated', '')
  function tell() {
    document.removeEventListener('DOMContentLoaded', tell)
    var root = document.getElementById('root')
    var words = document.getElementById(root.innerHTML === '' ? 'outdated' : 'outdated-note')
    root.insertAdjacentHTML('afterbegin', words.innerHTML)
  }
  document.addEventListener('DOMContentLoaded', tell)
})()

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
  if (night.addEventListener) night.addEventListener('change', apply)
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

// A press on the page that the server drew, before the code of the site is there: kept by place and text, see `early-press.ts`.
addEventListener('click', function keep(event) {
  var root = document.getElementById('root')
  if (root.dataset.alive !== undefined) return removeEventListener('click', keep)
  var control = event.target.closest && event.target.closest('#root button, #root summary')
  if (!control) return
  var place = Array.prototype.indexOf.call(root.querySelectorAll('button, summary'), control)
  root.pressed = { place: place, text: control.textContent }
})
