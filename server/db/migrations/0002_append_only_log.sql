CREATE FUNCTION refuse_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' AND current_setting('courtside.replace_log', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the log of a game is append-only: record a correction (voids, supersedes) instead'
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER game_event_append_only BEFORE UPDATE OR DELETE ON game_event
  FOR EACH ROW EXECUTE FUNCTION refuse_log_change();
--> statement-breakpoint
CREATE TRIGGER game_event_never_truncated BEFORE TRUNCATE ON game_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();
