CREATE TABLE "group_works" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"target" text NOT NULL,
	"lesson" integer,
	"refs" jsonb NOT NULL,
	"needed" integer NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "is_class" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "group_works" ADD CONSTRAINT "group_works_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_works_group" ON "group_works" USING btree ("group_id");