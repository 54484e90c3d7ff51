// A browser that cannot run the site is told so in words; what the server drew stays readable. Written for browsers of any age.
// What it asks for is what the built files need and nothing stands in for: `npm run check` holds that (scripts/check-browsers.ts).
;(function () {
  function hasLookbehind() {
    try {
      return new RegExp('(?<=a)b').test('ab')
    } catch (_) {
      return false
    }
  }
  // The looks ask for :has(): without it nobody sees which option is chosen or has the focus.
  function hasHas() {
    return window.CSS && CSS.supports && CSS.supports('selector(:has(a))')
  }
  if (Array.prototype.toSorted && window.AbortSignal && AbortSignal.timeout && hasLookbehind() && hasHas()) return
  document.documentElement.setAttribute('data-outdated', '')
  function tell() {
    document.removeEventListener('DOMContentLoaded', tell)
    var root = document.getElementById('root')
    var words = document.getElementById(root.innerHTML === '' ? 'outdated' : 'outdated-note')
    if (words.content) root.insertBefore(words.content.cloneNode(true), root.firstChild)
    else root.insertAdjacentHTML('afterbegin', words.innerHTML)
    var box = root.querySelector('div.main')
    if (box) box.setAttribute('role', 'main')
  }
  document.addEventListener('DOMContentLoaded', tell)
})()

// Stand-ins for four calls that browsers of 2023 lack.
;(function () {
  if (!window.Map || !window.Promise || !window.URL || !window.AbortController) return
  if (!Map.groupBy)
    Map.groupBy = function (items, keyOf) {
      var groups = new Map()
      Array.from(items, function (item, index) {
        var key = keyOf(item, index)
        if (groups.has(key)) groups.get(key).push(item)
        else groups.set(key, [item])
      })
      return groups
    }
  if (!Promise.withResolvers)
    Promise.withResolvers = function () {
      var made = {}
      made.promise = new Promise(function (resolve, reject) {
        made.resolve = resolve
        made.reject = reject
      })
      return made
    }
  if (!URL.canParse)
    URL.canParse = function (address, base) {
      try {
        return Boolean(new URL(address, base))
      } catch (_) {
        return false
      }
    }
  if (!AbortSignal.any)
    AbortSignal.any = function (signals) {
      var either = new AbortController()
      Array.from(signals, function (signal) {
        function end() {
          either.abort(signal.reason)
        }
        if (signal.aborted) end()
        else signal.addEventListener('abort', end, { once: true, signal: either.signal })
      })
      return either.signal
    }
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
  try {
    var isGuest = !localStorage.getItem('token')
    if (isGuest && (localStorage.getItem('newcomer') || !localStorage.getItem('anonymous_token'))) root.dataset.newcomer = ''
    else root.dataset.returning = ''
    var own = JSON.parse(localStorage.getItem('own_answers') || '{}')
    var begun = (own.begun || {}).body
    if (begun && !(begun.until && Date.parse(begun.until) < Date.now())) root.dataset.begun = ''
    // The last word about the fourth subject, whose card stands first.
    ;((own.preferences || {}).body || [])
      // oxlint-disable-next-line unicorn/no-array-sort -- old browsers read this file, and the list is its own
      .sort(function (one, other) {
        return one.at < other.at ? -1 : 1
      })
      .forEach(function (fact) {
        if (fact.change.elective) root.dataset.elective = fact.change.elective
        else if (fact.change.elective === null) delete root.dataset.elective
      })
  } catch (_) {
    /* Who is here is not known, so nobody is greeted. */
  }
  if (night.addEventListener) night.addEventListener('change', apply)
  addEventListener('storage', apply)
})()

// Where the code of the site cannot be fetched the page says so.
addEventListener(
  'error',
  function (event) {
    if (event.target.type !== 'module') return
    var words = document.getElementById('unreached')
    document.title = words.dataset.title
    document.getElementById('root').replaceChildren(words.content.cloneNode(true))
    document.querySelector('#root div.main').setAttribute('role', 'main')
  },
  true,
)

// A browser says once, and early, that the site can be put on the home screen: a page offers it at its own moment.
addEventListener('beforeinstallprompt', function (event) {
  event.preventDefault()
  window.installOffer = event
})

// What is pressed on the page that the server drew before the code of the site is there is pressed again when it is.
addEventListener('click', function keep(event) {
  var root = document.getElementById('root')
  if (!root || root.dataset.alive !== undefined) return removeEventListener('click', keep)
  var control = event.target.closest && event.target.closest('#root button, #root input')
  if (control) root.pressed = (root.pressed || []).concat(control)
})

// A page that came with the styles it needs asks for all others once it has been painted; where they do not come, the code of the site asks again.
requestAnimationFrame(function () {
  setTimeout(function () {
    var place = document.querySelector('meta[name=styles]')
    if (!place || document.querySelector('link[data-whole]')) return
    var link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = place.content
    link.setAttribute('data-whole', '')
    link.onerror = function () {
      link.remove()
    }
    document.head.appendChild(link)
  })
})
