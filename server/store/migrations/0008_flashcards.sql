CREATE TABLE "own_flashcards" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"body" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	"write" uuid NOT NULL,
	CONSTRAINT "own_flashcards_user_id_kind_id_pk" PRIMARY KEY("user_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "review_facts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"place" integer NOT NULL,
	"fact" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_facts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "own_flashcards" ADD CONSTRAINT "own_flashcards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_facts" ADD CONSTRAINT "review_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_facts_place" ON "review_facts" USING btree ("user_id","place");