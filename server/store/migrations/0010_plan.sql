CREATE TABLE "admissions" (
	"year" integer PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
