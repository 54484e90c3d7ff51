CREATE TABLE "task_measures" (
	"question" text PRIMARY KEY NOT NULL,
	"answers" integer NOT NULL,
	"difficulty_hundredths" integer NOT NULL,
	"seconds" integer,
	"measured_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "exhibit" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "pattern" text;--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "blueprint" jsonb DEFAULT '[]'::jsonb NOT NULL;