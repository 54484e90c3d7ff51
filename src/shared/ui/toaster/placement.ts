export type ToasterProps = {
  /**
   * Between the bar of a page that has the screen to itself and the words of its task, so that it covers neither these nor the buttons. One
   * at a time; the others wait.
   */
  isAtTop?: boolean
}
