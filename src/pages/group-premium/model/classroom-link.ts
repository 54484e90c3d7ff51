/** The page of Google Classroom on which a teacher chooses the class that a link is sent to. */
export const classroomLink = (link: string, title: string): string =>
  `https://classroom.google.com/share?${new URLSearchParams({ url: link, title, itemtype: 'assignment' })}`
