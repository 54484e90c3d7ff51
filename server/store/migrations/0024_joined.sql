CREATE TABLE "joined_guests" (
	"guest_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"token_hash" text NOT NULL,
	"rows" jsonb NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "joined_guests_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "handovers" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "handovers" ADD COLUMN "used_by" text;--> statement-breakpoint
ALTER TABLE "joined_guests" ADD CONSTRAINT "joined_guests_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joined_guests" ADD CONSTRAINT "joined_guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "joined_guests_user" ON "joined_guests" USING btree ("user_id");