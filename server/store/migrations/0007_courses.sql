CREATE TABLE "courses" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"body" jsonb NOT NULL
);
