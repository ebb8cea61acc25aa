CREATE TABLE "club_result" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"game_id" uuid NOT NULL,
	"side" text NOT NULL,
	"home_score" integer NOT NULL,
	"away_score" integer NOT NULL,
	"periods" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text,
	"author" jsonb NOT NULL,
	"stated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_result_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "club_result_once" UNIQUE("tenant_id","game_id","side")
);
--> statement-breakpoint
CREATE TABLE "move_request" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"game_id" uuid NOT NULL,
	"side" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"reason" text NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"venue_id" uuid,
	"fee" text,
	"author" jsonb NOT NULL,
	"answer" text,
	"answered_by" jsonb,
	"answered_at" timestamp with time zone,
	"decision" text,
	"decided_by" jsonb,
	"decided_at" timestamp with time zone,
	CONSTRAINT "move_request_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "staff" DROP CONSTRAINT "staff_tenant_id_user_id_role_pk";
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_tenant_id_id_pk" PRIMARY KEY("tenant_id","id");
--> statement-breakpoint
ALTER TABLE "league" ADD COLUMN "club_rules" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "league_id" uuid;
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "club_id" uuid;
--> statement-breakpoint
ALTER TABLE "club_result" ADD CONSTRAINT "club_result_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "club_result" ADD CONSTRAINT "club_result_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "move_request" ADD CONSTRAINT "move_request_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "move_request" ADD CONSTRAINT "move_request_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "move_request" ADD CONSTRAINT "move_request_venue" FOREIGN KEY ("tenant_id","venue_id") REFERENCES "public"."venue"("tenant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "move_request_of_game" ON "move_request" USING btree ("tenant_id","game_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "move_request_open" ON "move_request" USING btree ("tenant_id","game_id") WHERE state in ('asked', 'agreed');
--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_club" FOREIGN KEY ("tenant_id","club_id") REFERENCES "public"."club"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_grant_once" UNIQUE NULLS NOT DISTINCT("tenant_id","user_id","role","league_id","club_id");
--> statement-breakpoint
-- The scopes that a role can have.
ALTER TABLE "staff" ADD CONSTRAINT "staff_scope" CHECK (CASE "role"
  WHEN 'club' THEN "league_id" IS NULL AND "club_id" IS NOT NULL
  WHEN 'editor' THEN "league_id" IS NULL OR "club_id" IS NULL
  ELSE "club_id" IS NULL
END);
--> statement-breakpoint
SELECT audit_table(name::regclass) FROM unnest(ARRAY['staff', 'club_result', 'move_request']) AS name;
--> statement-breakpoint
ALTER TABLE "group" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "phase" ADD COLUMN "seeding" jsonb;
--> statement-breakpoint
ALTER TABLE "phase" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "duel" ADD COLUMN "loser_duel_id" uuid;
--> statement-breakpoint
ALTER TABLE "duel" ADD COLUMN "loser_side" text;
--> statement-breakpoint
ALTER TABLE "duel" ADD COLUMN "home_seed" integer;
--> statement-breakpoint
ALTER TABLE "duel" ADD COLUMN "away_seed" integer;
--> statement-breakpoint
ALTER TABLE "playoff_round" ADD COLUMN "game_days" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "playoff_round" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "duel" ADD CONSTRAINT "duel_loser" FOREIGN KEY ("tenant_id","loser_duel_id") REFERENCES "public"."duel"("tenant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- by hand
SELECT revise_table(name::regclass) FROM unnest(ARRAY['phase', '"group"', 'round', 'playoff_round']) AS name;
--> statement-breakpoint
-- These have got a column `revision` since they were put on the trail, which does not tell it.
SELECT audit_table(name::regclass) FROM unnest(ARRAY['phase', '"group"', 'round', 'playoff_round']) AS name;
--> statement-breakpoint
CREATE TABLE "photo_person" (
	"tenant_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "photo_person_tenant_id_photo_id_person_id_pk" PRIMARY KEY("tenant_id","photo_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "photo" DROP CONSTRAINT "photo_person";
--> statement-breakpoint
DROP INDEX "photo_of_person";
--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "source_hash" text;
--> statement-breakpoint
ALTER TABLE "gallery" ADD COLUMN "league_id" uuid;
--> statement-breakpoint
ALTER TABLE "photo_person" ADD CONSTRAINT "photo_person_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "photo_person" ADD CONSTRAINT "photo_person_photo" FOREIGN KEY ("tenant_id","photo_id") REFERENCES "public"."photo"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "photo_person" ADD CONSTRAINT "photo_person_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "photo_of_person" ON "photo_person" USING btree ("tenant_id","person_id");
--> statement-breakpoint
ALTER TABLE "gallery" ADD CONSTRAINT "gallery_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "asset_of_source" ON "asset" USING btree ("tenant_id","source_hash");
--> statement-breakpoint
-- by hand: the column goes after its people have moved
INSERT INTO photo_person (tenant_id, photo_id, person_id) SELECT tenant_id, id, person_id FROM photo WHERE person_id IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "photo" DROP COLUMN "person_id";
--> statement-breakpoint
SELECT audit_table('photo_person');
--> statement-breakpoint
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
ALTER TABLE "league" ADD COLUMN "discipline" jsonb;
--> statement-breakpoint
ALTER TABLE "game_official" ADD COLUMN "state" text DEFAULT 'confirmed' NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_official" ADD COLUMN "answered_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "game_official" ADD COLUMN "answer" text;
--> statement-breakpoint
ALTER TABLE "official" ADD COLUMN "level" text;
--> statement-breakpoint
ALTER TABLE "official" ADD COLUMN "email" text;
--> statement-breakpoint
ALTER TABLE "official" ADD COLUMN "phone" text;
--> statement-breakpoint
ALTER TABLE "official" ADD COLUMN "token_hash" text;
--> statement-breakpoint
ALTER TABLE "distinct_people" ADD CONSTRAINT "distinct_people_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "distinct_people" ADD CONSTRAINT "distinct_people_one" FOREIGN KEY ("tenant_id","one_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "distinct_people" ADD CONSTRAINT "distinct_people_other" FOREIGN KEY ("tenant_id","other_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "official_absence" ADD CONSTRAINT "official_absence_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "official_absence" ADD CONSTRAINT "official_absence_official" FOREIGN KEY ("tenant_id","official_id") REFERENCES "public"."official"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "suspension" ADD CONSTRAINT "suspension_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "suspension" ADD CONSTRAINT "suspension_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "suspension" ADD CONSTRAINT "suspension_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "suspension" ADD CONSTRAINT "suspension_document" FOREIGN KEY ("tenant_id","document_id") REFERENCES "public"."document"("tenant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "suspension" ADD CONSTRAINT "suspension_game" FOREIGN KEY ("tenant_id","source_game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "distinct_people_other_of" ON "distinct_people" USING btree ("tenant_id","other_id");
--> statement-breakpoint
CREATE INDEX "licence_of_person" ON "licence" USING btree ("tenant_id","person_id");
--> statement-breakpoint
CREATE INDEX "official_absence_of" ON "official_absence" USING btree ("tenant_id","official_id","from_date");
--> statement-breakpoint
CREATE INDEX "suspension_of_person" ON "suspension" USING btree ("tenant_id","person_id");
--> statement-breakpoint
CREATE INDEX "official_token" ON "official" USING btree ("tenant_id","token_hash");
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "game_result" ADD COLUMN "ruling" text;
--> statement-breakpoint
ALTER TABLE "game_result" ADD COLUMN "decided_on" date;
--> statement-breakpoint
ALTER TABLE "game_result" ADD COLUMN "public_text" text;
--> statement-breakpoint
ALTER TABLE "game_result" ADD COLUMN "document_slug" text;
--> statement-breakpoint
-- A copy of a tenant keeps the revisions that it has.
CREATE OR REPLACE FUNCTION raise_revision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unrevised text[] := TG_ARGV[0];
BEGIN
  IF current_setting('courtside.copying', true) = 'on' THEN
    RETURN NEW;
  END IF;
  NEW.revision := greatest(NEW.revision, OLD.revision);
  IF NEW.revision = OLD.revision AND to_jsonb(NEW) - unrevised IS DISTINCT FROM to_jsonb(OLD) - unrevised THEN
    NEW.revision := OLD.revision + 1;
  END IF;
  RETURN NEW;
END
$$;
