ALTER TABLE "photo" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "source_file" text;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_source" UNIQUE("tenant_id","gallery_id","source_file");