-- All kinds that a rule may count: the index is taken for any of them.
DROP INDEX "game_event_misconduct";
--> statement-breakpoint
CREATE INDEX "game_event_misconduct" ON "game_event" USING btree ("tenant_id","game_id")
  WHERE "type" = 'foul' AND "payload" ->> 'kind' IN ('technical', 'technical-category-2', 'unsportsmanlike', 'deliberate', 'flagrant',
    'disqualifying', 'fighting');
