CREATE TABLE "summaries" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"body_revision" integer,
	"content" text,
	"body" jsonb
);
--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE FUNCTION "note_summary_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		UPDATE "summaries" SET "revision" = "revision" + 1 WHERE "user_id" IN (SELECT "user_id" FROM "changed" UNION SELECT "user_id" FROM "former");
	ELSE
		UPDATE "summaries" SET "revision" = "revision" + 1 WHERE "user_id" IN (SELECT "user_id" FROM "changed");
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "begin_summary"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "summaries" ("user_id") SELECT "id" FROM "changed" ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "summary_begun" AFTER INSERT ON "users" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "begin_summary"();
--> statement-breakpoint
CREATE TRIGGER "summary_added" AFTER INSERT ON "task_answers" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_summary_change"();
--> statement-breakpoint
CREATE TRIGGER "summary_changed" AFTER UPDATE ON "task_answers" REFERENCING NEW TABLE AS "changed" OLD TABLE AS "former" FOR EACH STATEMENT EXECUTE FUNCTION "note_summary_change"();
--> statement-breakpoint
CREATE TRIGGER "summary_removed" AFTER DELETE ON "task_answers" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_summary_change"();
--> statement-breakpoint
CREATE TRIGGER "summary_added" AFTER INSERT ON "results" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_summary_change"();
--> statement-breakpoint
CREATE TRIGGER "summary_changed" AFTER UPDATE ON "results" REFERENCING NEW TABLE AS "changed" OLD TABLE AS "former" FOR EACH STATEMENT EXECUTE FUNCTION "note_summary_change"();
--> statement-breakpoint
CREATE TRIGGER "summary_removed" AFTER DELETE ON "results" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_summary_change"();
--> statement-breakpoint
CREATE TRIGGER "summary_added" AFTER INSERT ON "user_facts" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_summary_change"();
--> statement-breakpoint
CREATE TRIGGER "summary_changed" AFTER UPDATE ON "user_facts" REFERENCING NEW TABLE AS "changed" OLD TABLE AS "former" FOR EACH STATEMENT EXECUTE FUNCTION "note_summary_change"();
--> statement-breakpoint
CREATE TRIGGER "summary_removed" AFTER DELETE ON "user_facts" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_summary_change"();
--> statement-breakpoint
CREATE TRIGGER "summary_added" AFTER INSERT ON "review_facts" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_summary_change"();
--> statement-breakpoint
CREATE TRIGGER "summary_changed" AFTER UPDATE ON "review_facts" REFERENCING NEW TABLE AS "changed" OLD TABLE AS "former" FOR EACH STATEMENT EXECUTE FUNCTION "note_summary_change"();
--> statement-breakpoint
CREATE TRIGGER "summary_removed" AFTER DELETE ON "review_facts" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_summary_change"();
--> statement-breakpoint
INSERT INTO "summaries" ("user_id") SELECT "id" FROM "users" ON CONFLICT DO NOTHING;
