type Strokes = { wash: string; marker: string; ink: string }

/** On a field of 120 × 90: the cells of the paper are 15 wide. */
export const drawings = {
  /** A page with one pencilled cell. */
  empty: {
    wash: 'M45 45h15v15H45Z',
    marker: 'M36 69h34',
    ink: 'M30 8h46l14 14v62H30ZM76 8v14h14M45 45h15v15H45ZM48 57l9-9M48 50l2-2M63 61 91 33l7 7-28 28-9 2ZM86 38l7 7',
  },
  /** A hand with a marker fills the last cell of a row. */
  end: {
    wash: 'M15 45h45v15H15Z',
    marker: 'M15 52.500h52',
    ink: 'M15 45h60v15H15ZM30 45v15M45 45v15M60 45v15M70 52 84 30l9 6-14 22-9 2ZM84 30l4-6 9 6-4 6M88 42c6 2 12 0 15-5M92 47c6 2 11 0 14-5M97 30c5-4 12-4 16 0M19 52l3 3 5-6M34 52l3 3 5-6M49 52l3 3 5-6',
  },
  /** An open notebook, its first cell ticked. */
  first: {
    wash: 'M60 20c14-8 28-8 45-4v56c-17-4-31-4-45 4Z',
    marker: 'M25 34h24',
    ink: 'M60 20c-14-8-28-8-45-4v56c17-4 31-4 45 4 14-8 28-8 45-4V16c-17-4-31-4-45 4ZM60 20v56M25 34h24M25 45h24M25 56h16M75 36h15v15H75ZM78 43l4 4 8-10',
  },
  /** A lamp in a cell: the light is away. */
  lamp: {
    wash: 'M60 22a17 17 0 0 0-9 31v8h18v-8a17 17 0 0 0-9-31Z',
    marker: 'M33 25l8 6M87 25l-8 6M31 44h8M89 44h-8',
    ink: 'M24 9h72v72H24ZM60 22a17 17 0 0 0-9 31v8h18v-8a17 17 0 0 0-9-31ZM53 67h14M56 72h8M60 61V47l-5-6M60 47l5-6',
  },
  /** The door of a shelter, its wall of squares. */
  alarm: {
    wash: 'M45 45h30v37H45Z',
    marker: 'M41 37h38',
    ink: 'M15 82h90M20 82V32L60 8l40 24v50M45 82V45h30v37M68 62v5M20 45h12M20 60h12M32 45v15M88 45h12M88 60h12M88 45v15M52 26h16M60 20v12',
  },
  /** A stair of cells that grows. */
  streak: {
    wash: 'M15 60h15v15H15ZM30 45h15v30H30ZM45 30h15v45H45Z',
    marker: 'M75 20h15',
    ink: 'M15 60h15v15H15ZM30 45h15v30H30ZM30 60h15M45 30h15v45H45ZM45 45h15M45 60h15M60 15h15v60H60ZM60 30h15M60 45h15M60 60h15M84 60V28M78 34l6-7 6 7',
  },
} satisfies Record<string, Strokes>

export type DrawingName = keyof typeof drawings
