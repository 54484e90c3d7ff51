/** What a button of the toolbar does, in words; where all of them find no room in one row a sign is seen in their place, and they are still read out. */
export function Words({ sign, text }: { sign: string; text: string }) {
  return (
    <>
      <span data-part="sign" aria-hidden>
        {sign}
      </span>
      <span data-part="words">{text}</span>
    </>
  )
}
