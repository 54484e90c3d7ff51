-- Only the recording of a task’s report had no words: the report itself is a fact of its visitor.
DELETE FROM "fault_reports" WHERE "text" = '';--> statement-breakpoint
ALTER TABLE "fault_reports" ADD COLUMN "events" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "fault_reports" DROP COLUMN "task";--> statement-breakpoint
ALTER TABLE "fault_reports" DROP COLUMN "recording";--> statement-breakpoint
ALTER TABLE "fault_reports" DROP COLUMN "recording_bytes";