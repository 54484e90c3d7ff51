CREATE TABLE "articles" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"type" text NOT NULL,
	"seo_code" text NOT NULL,
	"position" integer NOT NULL,
	"test_id" text NOT NULL,
	"aliases" jsonb NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fact_tables" (
	"subject" text NOT NULL,
	"type" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "fact_tables_subject_type_pk" PRIMARY KEY("subject","type")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "articles_address" ON "articles" USING btree ("subject","type","seo_code");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_test" ON "articles" USING btree ("test_id");--> statement-breakpoint
CREATE INDEX "articles_order" ON "articles" USING btree ("subject","position");