ALTER TABLE "game_result" ADD COLUMN "ruling" text;--> statement-breakpoint
ALTER TABLE "game_result" ADD COLUMN "decided_on" date;--> statement-breakpoint
ALTER TABLE "game_result" ADD COLUMN "public_text" text;--> statement-breakpoint
ALTER TABLE "game_result" ADD COLUMN "document_slug" text;