ALTER TABLE "reminders" ADD COLUMN "link" text;--> statement-breakpoint
UPDATE "reminders" SET "link" = left(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 22);--> statement-breakpoint
ALTER TABLE "reminders" ALTER COLUMN "link" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_link_unique" UNIQUE("link");
