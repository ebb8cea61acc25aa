ALTER TABLE "club" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "league" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "official" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "season" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "venue" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- by hand
-- Raises the revision of a row where something outside of `unrevised` changes, whoever writes: a page, an import, a desk.
CREATE FUNCTION raise_revision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unrevised text[] := TG_ARGV[0];
BEGIN
  NEW.revision := greatest(NEW.revision, OLD.revision);
  IF NEW.revision = OLD.revision AND to_jsonb(NEW) - unrevised IS DISTINCT FROM to_jsonb(OLD) - unrevised THEN
    NEW.revision := OLD.revision + 1;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- Gives a table revisions. Generated columns, which a trigger sees before they are computed, and `derived` ones raise none.
CREATE FUNCTION revise_table(revised regclass, derived text[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  unrevised text[];
BEGIN
  SELECT array_agg(attname::text) || derived || ARRAY['revision', 'updated_at']
    INTO unrevised
    FROM pg_attribute
   WHERE attrelid = revised AND attnum > 0 AND NOT attisdropped AND attgenerated <> '';
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER revise BEFORE UPDATE ON %s FOR EACH ROW EXECUTE FUNCTION raise_revision(%L)',
    revised, unrevised);
END
$$;
--> statement-breakpoint
SELECT revise_table(name::regclass) FROM unnest(ARRAY[
  'club', 'document', 'gallery', 'membership', 'news', 'official', 'season', 'team', 'venue'
]) AS name;
--> statement-breakpoint
SELECT revise_table('league', ARRAY['champion_team_id']), revise_table('person', ARRAY['sort_names', 'public_level']);
--> statement-breakpoint
-- What the log of a game changes is numbered by its events.
CREATE TRIGGER revise BEFORE UPDATE OF tip_off_at, tip_off_date, time_zone, venue_id, is_neutral_venue, home_team_id, away_team_id, phase_id,
  group_id, round_id, number, attendance, watch, tickets, counts_in_standings ON game FOR EACH ROW EXECUTE FUNCTION raise_revision(
  '{revision,updated_at,state,live_clock,seq,log_source,log_hash,log_check,coverage,home_score,away_score,periods,overtimes,guilty,rules_profile,own_rules,external_ids,slug,home_label,away_label}');
