ALTER TABLE "group_payments" ADD COLUMN "seats" integer;--> statement-breakpoint
ALTER TABLE "group_payments" ADD COLUMN "until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "group_payments" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "payments" SET "closed_at" = "ends_at" WHERE "is_test" AND "state" = 'paid' AND "ends_at" < coalesce("until", "paid_at" + "days" * interval '1 day');--> statement-breakpoint
UPDATE "group_payments" SET "seats" = "payments"."seats", "until" = "payments"."until", "is_test" = "payments"."is_test", "refunded_at" = coalesce("group_payments"."refunded_at", "payments"."closed_at") FROM "payments" WHERE "payment_id" = "payments"."id"::text;--> statement-breakpoint
UPDATE "group_payments" SET "seats" = coalesce("group_payments"."seats", "groups"."seats"), "until" = coalesce("group_payments"."until", "groups"."ends_at") FROM "groups" WHERE "group_id" = "groups"."id";--> statement-breakpoint
ALTER TABLE "group_payments" ALTER COLUMN "seats" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "group_payments" ALTER COLUMN "until" SET NOT NULL;
