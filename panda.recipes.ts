import { drawingLook } from './src/shared/ui/figure/drawing-look'
import { mapCellLook } from './src/pages/subject/ui/map-cell-look'
import { subjectSignLook } from './src/entities/subject/ui/subject-sign-look'
import { paletteCellLook } from './src/pages/survey/ui/palette-cell-look'
import { sidePanelLook } from './src/pages/survey/ui/side-panel-look'
import { subjectTabsLook } from './src/pages/survey/ui/subject-tabs-look'
import { courseLook } from './src/pages/courses/ui/course-look'
import { lessonLook } from './src/pages/courses/ui/lesson-look'
import { classMapLook } from './src/pages/group-premium/ui/class-map-look'
import { groupLook } from './src/pages/group-premium/ui/group-look'
import { paperLook } from './src/pages/group-premium/ui/worksheet/paper-look'
import { offerLook } from './src/pages/paywall/ui/offer-look'
import { boardLook } from './src/pages/dashboard/ui/board-look'
import { topicsLook } from './src/pages/dashboard/ui/plan/topics-look'
import { growthLook } from './src/pages/dashboard/ui/growth/growth-look'
import { scoreLook } from './src/pages/dashboard/ui/score/score-look'
import { subjectsLook } from './src/pages/dashboard/ui/subjects-look'
import { cardsLook } from './src/pages/flashcards/ui/cards-look'
import { createLook } from './src/pages/flashcards/ui/create/create-look'
import { dayBarsLook } from './src/pages/flashcards/ui/day-bars-look'
import { decksLook } from './src/pages/flashcards/ui/decks/decks-look'
import { reviewLook } from './src/pages/flashcards/ui/review/review-look'
import { statisticsLook } from './src/pages/flashcards/ui/statistics/statistics-look'
import { todayLook } from './src/pages/flashcards/ui/today/today-look'

/** The looks that Panda writes into the sheet: each stands beside the components it dresses and is called from `styled-system/recipes`. */
export const recipes = { mapCellLook, paletteCellLook, subjectSignLook }

/** The same for looks of several parts. */
export const slotRecipes = {
  drawingLook,
  sidePanelLook,
  subjectTabsLook,
  courseLook,
  lessonLook,
  classMapLook,
  groupLook,
  paperLook,
  offerLook,
  boardLook,
  subjectsLook,
  topicsLook,
  scoreLook,
  growthLook,
  cardsLook,
  createLook,
  dayBarsLook,
  decksLook,
  reviewLook,
  statisticsLook,
  todayLook,
}
