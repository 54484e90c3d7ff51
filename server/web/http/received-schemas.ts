import {
  appleSignInSchema,
  consentSchema,
  credentialsSchema,
  googleSignInSchema,
  leaveSchema,
  passwordChangeSchema,
  passwordResetSchema,
  refreshSchema,
  registrationSchema,
} from '#contract/auth'
import { cardMediaSchema } from '#contract/card-media'
import { clientErrorSchema } from '#contract/client-error'
import { faultReportSchema } from '#contract/fault-report'
import { vitalsReportSchema } from '#contract/web-vitals'
import {
  assignmentRequestSchema,
  codePreviewSchema,
  consentChangeSchema,
  groupChangeSchema,
  invitationRequestSchema,
  joinSchema,
  sitSchema,
} from '#contract/group'
import { workRequestSchema } from '#contract/group-work'
import { handBackSchema, handoverPreviewSchema, handoverTakeSchema } from '#contract/handover'
import { ownWritesSchema } from '#contract/own-write'
import { callbackSchema, giftRequestSchema, paymentRequestSchema } from '#contract/payment'
import { begunSchema, packRequestSchema } from '#contract/pack'
import { paperResultsSchema, paperVariantsRequestSchema } from '#contract/paper-result'
import { partnershipLetterSchema } from '#contract/partnership'
import { reviewFactsSchema } from '#contract/review'
import { sharedLookSchema, shareReportSchema, shareRequestSchema, shareStopSchema } from '#contract/shared-deck'
import { cancellationSchema } from '#contract/subscription'
import { finishSchema } from '#contract/survey'
import { surveyEventsSchema } from '#domain/survey-event'
import { moreSchema, surveyRequestSchema } from '#contract/survey-request'
import * as reminder from '#contract/reminder'
import { userFactsSchema } from '#contract/user-fact'
import { avatarRequestSchema, profileSchema } from '#contract/user'
import {
  taskSearchSchema,
  variantsRequestSchema,
  worksheetChangeSchema,
  worksheetPreviewSchema,
  worksheetRequestSchema,
} from '#contract/worksheet'

/** Bodies that calls receive, by their name in the OpenAPI document. */
export const received = {
  Registration: registrationSchema,
  Credentials: credentialsSchema,
  Refresh: refreshSchema,
  Leave: leaveSchema,
  PasswordChange: passwordChangeSchema,
  GoogleSignIn: googleSignInSchema,
  AppleSignIn: appleSignInSchema,
  PasswordReset: passwordResetSchema,
  ClientError: clientErrorSchema,
  FieldReport: vitalsReportSchema,
  FaultReport: faultReportSchema,
  Consent: consentSchema,
  Profile: profileSchema,
  AvatarRequest: avatarRequestSchema,
  Cancellation: cancellationSchema,
  PartnershipLetter: partnershipLetterSchema,
  SurveyRequest: surveyRequestSchema,
  SurveyEvents: surveyEventsSchema,
  More: moreSchema,
  UserFacts: userFactsSchema,
  ReviewFacts: reviewFactsSchema,
  OwnWrites: ownWritesSchema,
  CardMedia: cardMediaSchema,
  ShareRequest: shareRequestSchema,
  ShareStop: shareStopSchema,
  SharedLook: sharedLookSchema,
  ShareReport: shareReportSchema,
  Finish: finishSchema,
  PackRequest: packRequestSchema,
  Begun: begunSchema,
  HandoverLook: handoverPreviewSchema,
  HandoverTake: handoverTakeSchema,
  HandBack: handBackSchema,
  GroupChange: groupChangeSchema,
  InvitationRequest: invitationRequestSchema,
  AssignmentRequest: assignmentRequestSchema,
  WorkRequest: workRequestSchema,
  ConsentChange: consentChangeSchema,
  CodeLook: codePreviewSchema,
  Join: joinSchema,
  Sit: sitSchema,
  TaskSearch: taskSearchSchema,
  WorksheetRequest: worksheetRequestSchema,
  WorksheetChange: worksheetChangeSchema,
  WorksheetLook: worksheetPreviewSchema,
  VariantsRequest: variantsRequestSchema,
  PaperVariantsRequest: paperVariantsRequestSchema,
  PaperResults: paperResultsSchema,
  PaymentRequest: paymentRequestSchema,
  GiftRequest: giftRequestSchema,
  LiqpayCallback: callbackSchema,
  RemindersChange: reminder.remindersChangeSchema,
  CalendarChange: reminder.calendarChangeSchema,
  ReminderLink: reminder.reminderLinkSchema,
}
