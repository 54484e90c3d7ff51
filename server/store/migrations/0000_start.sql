CREATE TABLE "content_state" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "once_answers" (
	"user_id" uuid NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "once_answers_user_id_route_key_pk" PRIMARY KEY("user_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"is_published" boolean NOT NULL,
	"max" integer NOT NULL,
	"tasks" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"subject" text NOT NULL,
	"file" text NOT NULL,
	"hash" text NOT NULL,
	"svg" text NOT NULL,
	CONSTRAINT "pictures_subject_file_pk" PRIMARY KEY("subject","file")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"hash" text NOT NULL,
	"question" jsonb NOT NULL,
	"key" jsonb NOT NULL,
	"difficulty_hundredths" integer NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "questions_id_version_pk" PRIMARY KEY("id","version")
);
--> statement-breakpoint
CREATE TABLE "results" (
	"survey" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"raw" integer NOT NULL,
	"max" integer NOT NULL,
	"scaled" integer,
	"answered" integer NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"refresh_hash" text,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_refresh_hash_unique" UNIQUE("refresh_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subjects" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_events" (
	"survey" text NOT NULL,
	"id" uuid NOT NULL,
	"event" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "survey_events_survey_id_pk" PRIMARY KEY("survey","id")
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"mode" text NOT NULL,
	"paper" text NOT NULL,
	"title" text NOT NULL,
	"seconds" integer NOT NULL,
	"max" integer NOT NULL,
	"tasks" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"name" text,
	"email" text,
	"password_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "once_answers" ADD CONSTRAINT "once_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_survey_surveys_id_fk" FOREIGN KEY ("survey") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_events" ADD CONSTRAINT "survey_events_survey_surveys_id_fk" FOREIGN KEY ("survey") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "papers_subject" ON "papers" USING btree ("subject","position");--> statement-breakpoint
CREATE INDEX "results_user" ON "results" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "surveys_user" ON "surveys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");