ALTER TABLE "papers" ADD COLUMN "numbers" integer;--> statement-breakpoint
UPDATE "papers" SET "numbers" = jsonb_array_length("tasks");--> statement-breakpoint
ALTER TABLE "papers" ALTER COLUMN "numbers" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" DROP COLUMN "paper";--> statement-breakpoint
ALTER TABLE "surveys" DROP COLUMN "seconds";