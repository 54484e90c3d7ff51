/** The screen has room for the verdict beside the task. */
export const hasRoomBeside = '(min-width: 80rem) and (min-height: 45rem)'
