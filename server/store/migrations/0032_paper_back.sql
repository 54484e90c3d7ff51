ALTER TABLE "group_assignments" ADD COLUMN "variants" jsonb;--> statement-breakpoint
ALTER TABLE "group_sittings" ADD COLUMN "sheet" uuid;