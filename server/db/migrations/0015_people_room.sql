CREATE TABLE "distinct_people" (
	"tenant_id" uuid NOT NULL,
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "distinct_people_tenant_id_one_id_other_id_pk" PRIMARY KEY("tenant_id","one_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "licence" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" uuid NOT NULL,
	"number" text NOT NULL,
	"kind" text,
	"from_date" date,
	"until_date" date,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "licence_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "licence_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "official_absence" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"official_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"until_date" date NOT NULL,
	"note" text,
	CONSTRAINT "official_absence_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "suspension" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" uuid NOT NULL,
	"league_id" uuid,
	"games" integer,
	"from_date" date NOT NULL,
	"until_date" date,
	"reason" text NOT NULL,
	"document_id" uuid,
	"source_game_id" uuid,
	"cause" text,
	"lifted_on" date,
	"lifted_reason" text,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "suspension_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "league" ADD COLUMN "discipline" jsonb;--> statement-breakpoint
ALTER TABLE "game_official" ADD COLUMN "state" text DEFAULT 'confirmed' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_official" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "game_official" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "official" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "official" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "official" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "official" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "distinct_people" ADD CONSTRAINT "distinct_people_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_people" ADD CONSTRAINT "distinct_people_one" FOREIGN KEY ("tenant_id","one_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_people" ADD CONSTRAINT "distinct_people_other" FOREIGN KEY ("tenant_id","other_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_absence" ADD CONSTRAINT "official_absence_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_absence" ADD CONSTRAINT "official_absence_official" FOREIGN KEY ("tenant_id","official_id") REFERENCES "public"."official"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspension" ADD CONSTRAINT "suspension_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspension" ADD CONSTRAINT "suspension_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspension" ADD CONSTRAINT "suspension_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspension" ADD CONSTRAINT "suspension_document" FOREIGN KEY ("tenant_id","document_id") REFERENCES "public"."document"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspension" ADD CONSTRAINT "suspension_game" FOREIGN KEY ("tenant_id","source_game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "distinct_people_other_of" ON "distinct_people" USING btree ("tenant_id","other_id");--> statement-breakpoint
CREATE INDEX "licence_of_person" ON "licence" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "official_absence_of" ON "official_absence" USING btree ("tenant_id","official_id","from_date");--> statement-breakpoint
CREATE INDEX "suspension_of_person" ON "suspension" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "official_token" ON "official" USING btree ("tenant_id","token_hash");--> statement-breakpoint
-- by hand
SELECT revise_table(name::regclass) FROM unnest(ARRAY['licence', 'suspension']) AS name;
--> statement-breakpoint
-- Again for `official`, whose digest of a token is neither told nor a change of the record.
SELECT revise_table('official', ARRAY['token_hash']);
--> statement-breakpoint
SELECT audit_table(name::regclass) FROM unnest(ARRAY[
  'distinct_people', 'game_official', 'league', 'licence', 'official', 'official_absence', 'suspension'
]) AS name;
--> statement-breakpoint
SELECT note_imports_of('licence');
--> statement-breakpoint
-- What fouls bring is read from the logs of a season.
CREATE INDEX "game_event_misconduct" ON "game_event" USING btree ("tenant_id","game_id")
  WHERE "type" = 'foul' AND "payload" ->> 'kind' IN ('technical', 'unsportsmanlike', 'disqualifying', 'fighting');
