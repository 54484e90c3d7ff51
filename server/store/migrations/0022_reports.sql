CREATE TABLE "fault_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"task" jsonb,
	"text" text NOT NULL,
	"route" text NOT NULL,
	"build" text NOT NULL,
	"recording" text,
	"recording_bytes" integer
);
--> statement-breakpoint
ALTER TABLE "fault_reports" ADD CONSTRAINT "fault_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fault_reports_user" ON "fault_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fault_reports_received" ON "fault_reports" USING btree ("received_at");