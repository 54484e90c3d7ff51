ALTER TABLE "group_payments" DROP COLUMN "seats_before";--> statement-breakpoint
ALTER TABLE "group_payments" DROP COLUMN "ended_before";