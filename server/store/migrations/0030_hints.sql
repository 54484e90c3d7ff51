ALTER TABLE "task_answers" ADD COLUMN "is_hinted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_answers"("verdicts" jsonb) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "task_answers" ("survey", "question", "user_id", "subject", "topic", "form", "mode", "at", "received_at", "day", "points", "max", "outcome", "confidence", "is_hinted")
	SELECT "survey", "question", "user_id", "subject", "topic", "form", "mode", "at", "received_at", "day", "points", "max", "outcome", "confidence", coalesce("is_hinted", false)
	FROM jsonb_populate_recordset(null::"task_answers", "verdicts")
	ON CONFLICT ("survey", "question") DO UPDATE SET "at" = excluded."at", "received_at" = excluded."received_at", "day" = excluded."day",
		"points" = excluded."points", "max" = excluded."max", "outcome" = excluded."outcome", "confidence" = excluded."confidence", "is_hinted" = excluded."is_hinted"
$$;
