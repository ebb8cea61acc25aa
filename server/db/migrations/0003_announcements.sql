CREATE TABLE "announcement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"tags" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "announcement_xid" ON "announcement" USING btree ("xid");--> statement-breakpoint
-- The notice only wakes the servers, which read the rows. Several of one transaction are one.
CREATE FUNCTION wake_servers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('courtside_changed', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announcement_added AFTER INSERT ON announcement FOR EACH STATEMENT EXECUTE FUNCTION wake_servers();
--> statement-breakpoint
DROP TRIGGER person_level_announced ON person;
--> statement-breakpoint
DROP FUNCTION announce_person_level;
--> statement-breakpoint
CREATE FUNCTION announce_person_levels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO announcement (tenant_id, tags)
  SELECT DISTINCT now_is.tenant_id, ARRAY['config:' || now_is.tenant_id]
  FROM now_is JOIN was ON was.tenant_id = now_is.tenant_id AND was.id = now_is.id
  WHERE was.public_level <> now_is.public_level;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER person_levels_announced AFTER UPDATE ON person REFERENCING OLD TABLE AS was NEW TABLE AS now_is
  FOR EACH STATEMENT EXECUTE FUNCTION announce_person_levels();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION settle_levels_of_policy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_person_levels(NEW.id);
  INSERT INTO announcement (tenant_id, tags) VALUES (NEW.id, ARRAY['config:' || NEW.id]);
  RETURN NULL;
END
$$;
