CREATE TABLE "templates" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"subject" text NOT NULL,
	"drawn_by" jsonb NOT NULL,
	"body" json NOT NULL
);
--> statement-breakpoint
CREATE INDEX "templates_subject" ON "templates" USING btree ("subject");