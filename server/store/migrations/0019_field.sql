CREATE TABLE "field_faults" (
	"day" text NOT NULL,
	"build" text NOT NULL,
	"route" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"place" text NOT NULL,
	"is_fatal" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "field_faults_key" PRIMARY KEY("day","build","route","kind","name","message","place","is_fatal")
);
--> statement-breakpoint
CREATE TABLE "field_measures" (
	"day" text NOT NULL,
	"build" text NOT NULL,
	"route" text NOT NULL,
	"measure" text NOT NULL,
	"group" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "field_measures_key" PRIMARY KEY("day","build","route","measure","group")
);
