CREATE TABLE "spent_refreshes" (
	"refresh_hash" text PRIMARY KEY NOT NULL,
	"session" uuid NOT NULL,
	"spent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"writes" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_assignments" ADD COLUMN "released_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "bearer_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_used" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mailed_password_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mailed_password_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "spent_refreshes" ADD CONSTRAINT "spent_refreshes_session_sessions_id_fk" FOREIGN KEY ("session") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage" ADD CONSTRAINT "usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spent_refreshes_session" ON "spent_refreshes" USING btree ("session");--> statement-breakpoint
UPDATE "sessions" SET "bearer_ends_at" = LEAST("expires_at", now() + interval '25 hours'), "expires_at" = LEAST("expires_at", "created_at" + interval '90 days') WHERE "refresh_hash" IS NOT NULL;
