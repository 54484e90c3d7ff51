CREATE TABLE "gifts" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payer_id" uuid,
	"beneficiary_id" uuid,
	"product_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"seats" integer,
	"group_id" uuid,
	"amount_minor" integer NOT NULL,
	"until" timestamp (3) with time zone,
	"days" integer,
	"state" text NOT NULL,
	"is_test" boolean NOT NULL,
	"gift_token" text,
	"email" text,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"receipt_sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "paywall_variants" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"variant" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"order" jsonb NOT NULL,
	"status" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_beneficiary_id_users_id_fk" FOREIGN KEY ("beneficiary_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paywall_variants" ADD CONSTRAINT "paywall_variants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gifts_user" ON "gifts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_payer" ON "payments" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "payments_beneficiary" ON "payments" USING btree ("beneficiary_id");