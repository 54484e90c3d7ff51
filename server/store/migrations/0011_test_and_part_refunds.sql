ALTER TABLE "groups" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "payments" SET "refunded_minor" = "amount_minor" WHERE "state" = 'refunded';--> statement-breakpoint
UPDATE "subscriptions" SET "is_test" = true FROM "payments" WHERE "store" = 'web' AND "item_id" = "payments"."id"::text AND "payments"."is_test";--> statement-breakpoint
UPDATE "groups" SET "is_test" = true FROM "group_payments", "payments" WHERE "group_payments"."group_id" = "groups"."id" AND "group_payments"."payment_id" = "payments"."id"::text AND "payments"."is_test";
