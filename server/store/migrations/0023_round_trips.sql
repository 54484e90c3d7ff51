CREATE FUNCTION "keep_answers"("verdicts" jsonb) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "task_answers" ("survey", "question", "user_id", "subject", "topic", "form", "mode", "at", "day", "points", "max", "outcome", "confidence")
	SELECT "survey", "question", "user_id", "subject", "topic", "form", "mode", "at", "day", "points", "max", "outcome", "confidence"
	FROM jsonb_populate_recordset(null::"task_answers", "verdicts")
	ON CONFLICT ("survey", "question") DO UPDATE SET "at" = excluded."at", "day" = excluded."day", "points" = excluded."points", "max" = excluded."max",
		"outcome" = excluded."outcome", "confidence" = excluded."confidence"
$$;
--> statement-breakpoint
CREATE FUNCTION "store_facts"("asked" text, "owner" uuid, "facts" jsonb, "came" timestamptz, "began" timestamptz, "most" integer)
RETURNS TABLE ("outcome" text, "accepted" integer, "started" timestamptz, "finished" timestamptz) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
	"held" record;
	"stored" integer;
	"fresh" integer;
BEGIN
	"accepted" := 0;
	SELECT s."started_at", s."pauses" <> '[]'::jsonb AS "has_paused" INTO "held" FROM "surveys" s WHERE s."id" = "asked" AND s."user_id" = "owner" FOR UPDATE;
	IF NOT FOUND THEN
		RETURN;
	END IF;
	"started" := "held"."started_at";
	IF "held"."has_paused" THEN
		"outcome" := 'paused';
		RETURN NEXT;
		RETURN;
	END IF;
	SELECT r."finished_at" INTO "finished" FROM "results" r WHERE r."survey" = "asked";
	SELECT count(*) INTO "stored" FROM "survey_events" e WHERE e."survey" = "asked";
	IF "finished" IS NOT NULL OR "stored" + jsonb_array_length("facts") > "most" THEN
		SELECT count(DISTINCT (f ->> 'id')::uuid) INTO "fresh" FROM jsonb_array_elements("facts") f
		WHERE NOT EXISTS (SELECT FROM "survey_events" e WHERE e."survey" = "asked" AND e."id" = (f ->> 'id')::uuid);
		IF "fresh" > 0 AND ("finished" IS NOT NULL OR "stored" + "fresh" > "most") THEN
			"outcome" := CASE WHEN "finished" IS NOT NULL THEN 'finished' ELSE 'full' END;
			RETURN NEXT;
			RETURN;
		END IF;
	END IF;
	INSERT INTO "survey_events" ("survey", "id", "event", "received_at")
	SELECT "asked", (f ->> 'id')::uuid, f, "came" FROM jsonb_array_elements("facts") f ON CONFLICT DO NOTHING;
	GET DIAGNOSTICS "accepted" = ROW_COUNT;
	IF "accepted" > 0 AND ("started" IS NULL OR "began" < "started") THEN
		UPDATE "surveys" SET "started_at" = "began" WHERE "id" = "asked";
		"started" := "began";
	END IF;
	"outcome" := 'stored';
	RETURN NEXT;
END $$;
--> statement-breakpoint
CREATE FUNCTION "store_result"("made" jsonb, "verdicts" jsonb, "answer" jsonb, "tasks" integer, "facts" integer)
RETURNS TABLE ("outcome" text, "known" jsonb) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
	"asked" text := "made" ->> 'survey';
	"holder" uuid := (store_result."answer" ->> 'user_id')::uuid;
	"length" integer;
BEGIN
	SELECT jsonb_array_length(s."tasks") INTO "length" FROM "surveys" s WHERE s."id" = "asked" AND s."user_id" = "holder" FOR UPDATE;
	SELECT to_jsonb(o) INTO "known" FROM "once_answers" o WHERE o."user_id" = "holder" AND o."route" = store_result."answer" ->> 'route' AND o."key" = store_result."answer" ->> 'key';
	IF "known" IS NOT NULL THEN
		"outcome" := 'known';
	ELSIF "length" IS DISTINCT FROM store_result."tasks" OR EXISTS (SELECT FROM "results" r WHERE r."survey" = "asked")
		OR (SELECT count(*) FROM "survey_events" e WHERE e."survey" = "asked") <> store_result."facts" THEN
		"outcome" := 'changed';
	ELSE
		INSERT INTO "results" ("survey", "user_id", "raw", "max", "scaled", "answered", "finished_at", "body")
		SELECT "survey", "user_id", "raw", "max", "scaled", "answered", "finished_at", "body" FROM jsonb_populate_record(null::"results", "made");
		PERFORM "keep_answers"("verdicts");
		INSERT INTO "once_answers" ("user_id", "route", "key", "body_hash", "answer", "created_at")
		SELECT "user_id", "route", "key", "body_hash", "answer", "created_at" FROM jsonb_populate_record(null::"once_answers", store_result."answer");
		"outcome" := 'stored';
	END IF;
	RETURN NEXT;
END $$;
