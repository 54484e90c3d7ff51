/** The head of a page for search engines and messengers. `path` is its canonical address; `crumbs` the pages above it. */
export type Head = {
  title: string
  description: string
  path: string
  crumbs: readonly { title: string; to: string }[]
  article?: { headline: string; modified: string }
}

const brand = 'Складу'
const longest = 200

/** The head of a page as HTML; `picture` is the path of what messengers show. The site takes it away (`data-first`) when the address changes. */
export function headMarkup(head: Head, origin: string, picture: string | null = null): string {
  const title = head.title.includes(brand) ? head.title : `${head.title} · ${brand}`
  const description = shortened(head.description)
  const url = origin + head.path
  const properties = {
    'og:type': head.article ? 'article' : 'website',
    'og:title': head.title,
    'og:description': description,
    'og:url': url,
    'og:locale': 'uk_UA',
    'og:site_name': brand,
    ...(picture !== null && {
      'og:image': origin + picture,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': head.title,
    }),
  }
  const named = {
    'twitter:card': picture === null ? 'summary' : 'summary_large_image',
    'twitter:title': head.title,
    'twitter:description': description,
  }
  return [
    `<title data-first>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" data-first />`,
    `<link rel="canonical" href="${escaped(url)}" data-first />`,
    ...Object.entries(properties).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}" data-first />`),
    ...Object.entries(named).map(([name, text]) => `<meta name="${name}" content="${escaped(text)}" data-first />`),
    ...structured(head, origin, picture).map((thing) => `<script type="application/ld+json" data-first>${jsonForMarkup(thing)}</script>`),
  ].join('')
}

function structured(head: Head, origin: string, picture: string | null): object[] {
  if (head.path === '/') return [{ '@context': 'https://schema.org', '@type': 'WebSite', name: brand, url: `${origin}/`, inLanguage: 'uk' }]
  const own = { title: head.article?.headline ?? head.title, to: head.path }
  const crumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...head.crumbs, own].map(({ title, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + to,
    })),
  }
  if (!head.article) return [crumbs]
  const team = { '@type': 'Organization', name: brand, url: origin }
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: head.article.headline,
    description: head.description,
    dateModified: head.article.modified,
    inLanguage: 'uk',
    mainEntityOfPage: origin + head.path,
    author: team,
    publisher: team,
    ...(picture !== null && { image: { '@type': 'ImageObject', url: origin + picture, width: 1200, height: 630 } }),
  }
  return [crumbs, article]
}

function shortened(text: string): string {
  if (text.length <= longest) return text
  const end = text.lastIndexOf(' ', longest)
  return `${text.slice(0, end > 0 ? end : longest).replace(/[\s,.:;—–-]+$/, '')}…`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** JSON that may stand inside a `<script>`: nothing in it ends the element. */
export const jsonForMarkup = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
