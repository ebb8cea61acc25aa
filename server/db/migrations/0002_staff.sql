CREATE TABLE "audit_entry" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" jsonb NOT NULL,
	"action" text NOT NULL,
	"table_name" text,
	"row_key" jsonb,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_entry_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "access_token" (
	"tenant_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "access_token_tenant_id_token_hash_pk" PRIMARY KEY("tenant_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "device_key" DROP CONSTRAINT "device_key_name";--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "token" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "refresh_hash" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "refresh_salt" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "rotated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "device_key" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_session" FOREIGN KEY ("tenant_id","session_id") REFERENCES "public"."session"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_of_row" ON "audit_entry" USING btree ("tenant_id","table_name","row_key");--> statement-breakpoint
CREATE INDEX "access_token_of_session" ON "access_token" USING btree ("tenant_id","session_id");--> statement-breakpoint
CREATE INDEX "session_previous" ON "session" USING btree ("tenant_id","previous_hash");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_refreshHash_unique" UNIQUE("refresh_hash");--> statement-breakpoint
ALTER TABLE "device_key" ADD CONSTRAINT "device_key_name" UNIQUE("tenant_id","venue_id","purpose","name");--> statement-breakpoint
-- by hand
-- Writes one entry of the trail for a changed row. Arguments of the trigger: the columns of its key, and those that no entry tells.
CREATE FUNCTION audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
  INSERT INTO audit_entry (tenant_id, actor, action, table_name, row_key, before, after)
  VALUES (
    tenant_of_row,
    current_setting('courtside.actor')::jsonb,
    lower(TG_OP),
    TG_TABLE_NAME,
    (SELECT jsonb_object_agg(name, any_row -> name) FROM unnest(keys) AS name),
    was,
    is_now
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Puts a table on the trail. Its key is the primary key without the tenant; generated columns, digests and bytes are not told.
CREATE FUNCTION audit_table(audited regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
  untold text[];
BEGIN
  SELECT array_agg(attname::text) FILTER (WHERE attname <> 'tenant_id')
    INTO keys
    FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
   WHERE indrelid = audited AND indisprimary;
  SELECT coalesce(array_agg(attname::text), '{}')
    INTO untold
    FROM pg_attribute
   WHERE attrelid = audited AND attnum > 0 AND NOT attisdropped
     AND (attgenerated <> '' OR atttypid = 'bytea'::regtype
       OR attname IN ('tenant_id', 'updated_at', 'revision', 'search_name', 'sort_names', 'last_used_at', 'form')
       OR attname IN ('token', 'token_hash', 'key_hash', 'password_hash', 'refresh_hash', 'previous_hash', 'refresh_salt', 'rotated_at'));
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW
       WHEN (current_setting(''courtside.actor'', true) <> '''') EXECUTE FUNCTION audit_change(%L, %L)',
    audited, keys, untold);
END
$$;
--> statement-breakpoint
SELECT audit_table(name::regclass) FROM unnest(ARRAY[
  'tenant', 'domain', 'season', 'league', 'phase', '"group"', 'group_team', 'round', 'playoff_round', 'duel', 'club', 'team',
  'venue', 'person', 'membership', 'official', 'game', 'game_official', 'game_player_stats', 'game_team_stats', 'game_report',
  'game_video', 'standings_decision', 'news', 'news_subject', 'gallery', 'photo', 'document', 'sponsor', 'team_application',
  'application_document', 'fantasy_season', 'site_user', 'staff', 'sign_in_link', 'session', 'credential', 'device_key'
]) AS name;
