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
ALTER TABLE "data_import_change" ADD CONSTRAINT "data_import_change_of" FOREIGN KEY ("tenant_id","import_id") REFERENCES "public"."data_import"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_import_by_time" ON "data_import" USING btree ("tenant_id","created_at");--> statement-breakpoint
-- by hand
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
