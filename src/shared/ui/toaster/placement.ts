export type ToasterProps = {
  /** In the strip between the bar of a page that has the screen to itself and the words of its task: these, and the buttons, stay free. One at a time, the others wait. */
  isAtTop?: boolean
}
