CREATE TABLE "push_devices" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session" uuid,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "way" text DEFAULT 'letter' NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "zone" text DEFAULT 'Europe/Kyiv' NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "decided_day" text;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "calendar_key" text;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_sessions_id_fk" FOREIGN KEY ("session") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_devices_user" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_devices_session" ON "push_devices" USING btree ("session");--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_calendar_key_unique" UNIQUE("calendar_key");--> statement-breakpoint
UPDATE "reminders" SET "hour" = least(greatest("hour", 7), 22);
