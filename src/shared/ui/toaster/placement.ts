export type ToasterProps = {
  /** Below the bar of a page whose own buttons stand at the bottom, within reach of the thumb. */
  isAtTop?: boolean
}
