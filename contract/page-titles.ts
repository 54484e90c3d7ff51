/** Titles of the pages that search engines read: the server writes them into the document, the site says them after a change of address. */
export const pageTitles = {
  landing: 'Складу — підготовка до НМТ',
  subjects: 'Предмети НМТ',
  courses: 'Курси підготовки до НМТ',
  course: (course: string, subject: string) => `${course} — ${subject}, НМТ`,
  subject: (subject: string) => `${subject}: підготовка до НМТ`,
  topic: (topic: string, subject: string) => `${topic} — ${subject}, НМТ`,
  library: (kind: string, subject: string) => `${kind}: ${subject}, НМТ`,
  article: (article: string, subject: string) => `${article} — ${subject}, НМТ`,
}
