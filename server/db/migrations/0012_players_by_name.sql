DROP INDEX "person_name";--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "sort_names" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ALTER COLUMN "sort_names" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "person_sort_en" ON "person" USING btree ("tenant_id",("sort_names" ->> 'en') collate "C","id");--> statement-breakpoint
CREATE INDEX "person_sort_sr" ON "person" USING btree ("tenant_id",("sort_names" ->> 'sr') collate "C","id");--> statement-breakpoint
CREATE INDEX "person_sort_sl" ON "person" USING btree ("tenant_id",("sort_names" ->> 'sl') collate "C","id");--> statement-breakpoint
CREATE INDEX "person_sort_es" ON "person" USING btree ("tenant_id",("sort_names" ->> 'es') collate "C","id");--> statement-breakpoint
CREATE INDEX "person_sort_fr" ON "person" USING btree ("tenant_id",("sort_names" ->> 'fr') collate "C","id");--> statement-breakpoint
CREATE INDEX "person_sort_ru" ON "person" USING btree ("tenant_id",("sort_names" ->> 'ru') collate "C","id");