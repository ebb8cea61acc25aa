DROP INDEX "person_search";--> statement-breakpoint
ALTER TABLE "person" DROP COLUMN "search_name";