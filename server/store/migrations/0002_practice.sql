CREATE TABLE "task_answers" (
	"survey" text NOT NULL,
	"question" text NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"topic" text NOT NULL,
	"form" text NOT NULL,
	"mode" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" text NOT NULL,
	"points" integer NOT NULL,
	"max" integer NOT NULL,
	"outcome" text NOT NULL,
	"confidence" text,
	CONSTRAINT "task_answers_survey_question_pk" PRIMARY KEY("survey","question")
);
--> statement-breakpoint
CREATE TABLE "user_facts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"fact" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_facts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "subject" text;--> statement-breakpoint
UPDATE "questions" SET "subject" = "question"->>'subject';--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "subject" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "topic" text;--> statement-breakpoint
UPDATE "questions" SET "topic" = "question"->>'topic';--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "topic" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "form" text;--> statement-breakpoint
UPDATE "questions" SET "form" = "question"->>'form';--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "form" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "points" integer;--> statement-breakpoint
UPDATE "questions" SET "points" = ("question"->>'points')::integer;--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "points" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "numbers" integer;--> statement-breakpoint
UPDATE "questions" SET "numbers" = 1;--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "numbers" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "options" integer;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "rows" integer;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "stimulus" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "is_training" boolean;--> statement-breakpoint
UPDATE "questions" SET "is_training" = false;--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "is_training" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "is_current" boolean;--> statement-breakpoint
UPDATE "questions" SET "is_current" = false;--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "is_current" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "weights" jsonb;--> statement-breakpoint
UPDATE "subjects" SET "weights" = '{}';--> statement-breakpoint
ALTER TABLE "subjects" ALTER COLUMN "weights" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "subjects" jsonb;--> statement-breakpoint
UPDATE "surveys" SET "subjects" = jsonb_build_array("subject");--> statement-breakpoint
ALTER TABLE "surveys" ALTER COLUMN "subjects" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "policy" jsonb;--> statement-breakpoint
UPDATE "surveys" SET "policy" = jsonb_build_object('feedback', 'atEnd', 'seconds', "seconds", 'extraTime', 0, 'save', 'automatic', 'pause', 'alarm');--> statement-breakpoint
ALTER TABLE "surveys" ALTER COLUMN "policy" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "papers" jsonb;--> statement-breakpoint
UPDATE "surveys" SET "papers" = jsonb_build_array(jsonb_build_object('subject', "subject", 'paper', "paper"));--> statement-breakpoint
ALTER TABLE "surveys" ALTER COLUMN "papers" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "parent" text;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "day" jsonb;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "pauses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "task_answers" ADD CONSTRAINT "task_answers_survey_surveys_id_fk" FOREIGN KEY ("survey") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_answers" ADD CONSTRAINT "task_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_facts" ADD CONSTRAINT "user_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_answers_user" ON "task_answers" USING btree ("user_id","subject");--> statement-breakpoint
CREATE INDEX "user_facts_kind" ON "user_facts" USING btree ("user_id","kind","at");--> statement-breakpoint
CREATE INDEX "questions_subject" ON "questions" USING btree ("subject","is_current");--> statement-breakpoint
UPDATE "questions" SET
	"question" = "question" || jsonb_build_object('stimulus', null, 'numbers', 1, 'seconds', "seconds"),
	"key" = "key" || '{"theory":null}';--> statement-breakpoint
UPDATE "results" r SET "body" = (r."body" - 'scaled' - 'missing' - 'threshold' - 'scaleYear') || jsonb_build_object(
	'subjects', s."subjects", 'policy', s."policy", 'paper', s."paper", 'parent', null, 'alarms', 0, 'alarmSeconds', 0,
	'verdicts', jsonb_build_array(jsonb_build_object(
		'subject', s."subject", 'title', coalesce(c."body"->>'title', s."subject"), 'raw', r."raw", 'max', r."max",
		'scaled', r."body"->'scaled', 'missing', r."body"->'missing', 'threshold', r."body"->'threshold',
		'scaleYear', r."body"->'scaleYear', 'isScaleVerified', coalesce((c."body"#>>'{scale,verified}')::boolean, false))),
	'byTopic', (SELECT coalesce(jsonb_agg(t || jsonb_build_object('subject', s."subject")), '[]') FROM jsonb_array_elements(r."body"->'byTopic') t),
	'items', (SELECT coalesce(jsonb_agg(i || '{"confidence":null,"seconds":0,"changes":0,"turn":null}'), '[]') FROM jsonb_array_elements(r."body"->'items') i))
FROM "surveys" s LEFT JOIN "subjects" c ON c."id" = s."subject" WHERE s."id" = r."survey";--> statement-breakpoint
DELETE FROM "once_answers";