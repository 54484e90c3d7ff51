CREATE FUNCTION "count_stored_bytes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "usage" SET "bytes" = "usage"."bytes" + "added"."bytes"
	FROM (SELECT "user_id", sum(pg_column_size("changed".*))::bigint AS "bytes" FROM "changed" GROUP BY "user_id") AS "added"
	WHERE "usage"."user_id" = "added"."user_id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "surveys_counted" AFTER INSERT ON "surveys" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_stored_bytes"();
--> statement-breakpoint
CREATE TRIGGER "results_counted" AFTER INSERT ON "results" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_stored_bytes"();
--> statement-breakpoint
CREATE TRIGGER "packs_counted" AFTER INSERT ON "packs" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_stored_bytes"();
