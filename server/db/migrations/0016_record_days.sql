DROP INDEX "game_record_of_competition";--> statement-breakpoint
DROP INDEX "game_record_of_all";--> statement-breakpoint
ALTER TABLE "game_record" ADD COLUMN "played_at" timestamp with time zone;--> statement-breakpoint
UPDATE "game_record" r SET "played_at" = coalesce(g."tip_off_at", timezone('UTC', g."tip_off_date" + time '23:59'), 'infinity')
FROM "game" g WHERE g."tenant_id" = r."tenant_id" AND g."id" = r."game_id";--> statement-breakpoint
ALTER TABLE "game_record" ALTER COLUMN "played_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "game_record_of_competition" ON "game_record" USING btree ("tenant_id","competition","statistic","value" DESC NULLS LAST,"played_at","person_id");--> statement-breakpoint
CREATE INDEX "game_record_of_all" ON "game_record" USING btree ("tenant_id","statistic","value" DESC NULLS LAST,"played_at","person_id");