CREATE TABLE "content_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partnership_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"letter" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consented_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "partnership_letters_waiting" ON "partnership_letters" USING btree ("sent_at","received_at");