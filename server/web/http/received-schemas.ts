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
import { clientErrorSchema } from '#contract/client-error'
import { faultReportSchema } from '#contract/fault-report'
import { fieldReportSchema } from '#contract/field-report'
import {
  assignmentRequestSchema,
  codeLookSchema,
  consentChangeSchema,
  groupChangeSchema,
  invitationRequestSchema,
  joinSchema,
  sitSchema,
} from '#contract/group'
import { workRequestSchema } from '#contract/group-work'
import { handBackSchema, handoverLookSchema, handoverTakeSchema } from '#contract/handover'
import { ownWritesSchema } from '#contract/own-card'
import { callbackSchema, giftRequestSchema, paymentRequestSchema } from '#contract/payment'
import { begunSchema, packRequestSchema } from '#contract/pack'
import { partnershipLetterSchema } from '#contract/partnership'
import { reviewFactsSchema } from '#contract/review'
import { cancellationSchema } from '#contract/subscription'
import { finishSchema } from '#contract/survey'
import { surveyEventsSchema } from '#contract/survey-event'
import { moreSchema, surveyRequestSchema } from '#contract/survey-request'
import * as reminder from '#contract/reminder'
import { userFactsSchema } from '#contract/user-fact'
import { avatarRequestSchema, profileSchema } from '#contract/user'

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
  FieldReport: fieldReportSchema,
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
  Finish: finishSchema,
  PackRequest: packRequestSchema,
  Begun: begunSchema,
  HandoverLook: handoverLookSchema,
  HandoverTake: handoverTakeSchema,
  HandBack: handBackSchema,
  GroupChange: groupChangeSchema,
  InvitationRequest: invitationRequestSchema,
  AssignmentRequest: assignmentRequestSchema,
  WorkRequest: workRequestSchema,
  ConsentChange: consentChangeSchema,
  CodeLook: codeLookSchema,
  Join: joinSchema,
  Sit: sitSchema,
  PaymentRequest: paymentRequestSchema,
  GiftRequest: giftRequestSchema,
  LiqpayCallback: callbackSchema,
  RemindersChange: reminder.remindersChangeSchema,
  CalendarChange: reminder.calendarChangeSchema,
  ReminderLink: reminder.reminderLinkSchema,
}
