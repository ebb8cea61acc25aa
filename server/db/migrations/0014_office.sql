CREATE TABLE "data_import_change" (
	"tenant_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "data_import_change_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"table_name" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "data_import_change_tenant_id_import_id_seq_pk" PRIMARY KEY("tenant_id","import_id","seq")
);
--> statement-breakpoint
CREATE TABLE "data_import" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea",
	"map" jsonb,
	"report" jsonb,
	"author" jsonb NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"undone_by" jsonb,
	"kept" jsonb,
	CONSTRAINT "data_import_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "team_application" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "team_application" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "undoes" bigint;--> statement-breakpoint
ALTER TABLE "fixture_plan" ADD COLUMN "form" jsonb;--> statement-breakpoint
ALTER TABLE "fixture_plan" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "token" uuid DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "data_import_change" ADD CONSTRAINT "data_import_change_of" FOREIGN KEY ("tenant_id","import_id") REFERENCES "public"."data_import"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_import_by_time" ON "data_import" USING btree ("tenant_id","created_at");
--> statement-breakpoint
-- A transaction that takes an entry back names it in `courtside.undoes`.
CREATE OR REPLACE FUNCTION audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  any_row jsonb := coalesce(new_row, old_row);
  keys text[] := TG_ARGV[0];
  untold text[] := TG_ARGV[1];
  tenant_of_row uuid := coalesce(any_row ->> 'tenant_id', any_row ->> 'id');
  was jsonb;
  is_now jsonb;
BEGIN
  SELECT jsonb_object_agg(name, old_row -> name) FILTER (WHERE old_row -> name <> 'null'),
         jsonb_object_agg(name, new_row -> name) FILTER (WHERE new_row -> name <> 'null')
    INTO was, is_now
    FROM jsonb_object_keys(any_row) AS name
   WHERE name <> ALL (untold) AND new_row -> name IS DISTINCT FROM old_row -> name;
  IF TG_OP = 'UPDATE' AND was IS NULL AND is_now IS NULL THEN
    RETURN NULL;
  END IF;
  -- The trail goes with its tenant.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM tenant WHERE id = tenant_of_row) THEN
    RETURN NULL;
  END IF;
  INSERT INTO audit_entry (tenant_id, actor, action, table_name, row_key, before, after, undoes)
  VALUES (
    tenant_of_row,
    current_setting('courtside.actor')::jsonb,
    lower(TG_OP),
    TG_TABLE_NAME,
    (SELECT jsonb_object_agg(name, any_row -> name) FROM unnest(keys) AS name),
    was,
    is_now,
    nullif(current_setting('courtside.undoes', true), '')::bigint
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- These have got a column `revision` since they were put on the trail, which does not tell it.
SELECT audit_table(name::regclass) FROM unnest(ARRAY[
  'tenant', 'club', 'document', 'gallery', 'league', 'membership', 'news', 'official', 'person', 'season', 'team', 'venue'
]) AS name;
--> statement-breakpoint
-- Again, since a token is not told.
SELECT audit_table('news');
--> statement-breakpoint
-- Writes down each row that an import changes, while a transaction says which import it applies.
CREATE FUNCTION note_import() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
BEGIN
  INSERT INTO data_import_change (tenant_id, import_id, table_name, before, after)
  VALUES ((coalesce(new_row, old_row) ->> 'tenant_id')::uuid, current_setting('courtside.import')::uuid, TG_TABLE_NAME, old_row, new_row);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_imports_of(noted regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER note_import AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW
       WHEN (current_setting(''courtside.import'', true) <> '''') EXECUTE FUNCTION note_import()',
    noted);
END
$$;
--> statement-breakpoint
SELECT note_imports_of(name::regclass) FROM unnest(ARRAY[
  'season', 'league', 'phase', '"group"', 'group_team', 'round', 'playoff_round', 'duel', 'club', 'team', 'venue', 'person',
  'membership', 'official', 'game', 'game_official', 'game_result', 'game_player_stats', 'game_team_stats', 'game_event',
  'game_flow', 'official_box', 'game_report'
]) AS name;
--> statement-breakpoint
SELECT revise_table('fixture_plan');
