ALTER TABLE "task_answers" ADD COLUMN "received_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_answers"("verdicts" jsonb) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "task_answers" ("survey", "question", "user_id", "subject", "topic", "form", "mode", "at", "received_at", "day", "points", "max", "outcome", "confidence")
	SELECT "survey", "question", "user_id", "subject", "topic", "form", "mode", "at", "received_at", "day", "points", "max", "outcome", "confidence"
	FROM jsonb_populate_recordset(null::"task_answers", "verdicts")
	ON CONFLICT ("survey", "question") DO UPDATE SET "at" = excluded."at", "received_at" = excluded."received_at", "day" = excluded."day",
		"points" = excluded."points", "max" = excluded."max", "outcome" = excluded."outcome", "confidence" = excluded."confidence"
$$;
