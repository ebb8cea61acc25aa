ALTER TABLE "gallery" ADD COLUMN "news_id" uuid;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "cover_credit" text;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "season_id" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery" ADD CONSTRAINT "gallery_news" FOREIGN KEY ("tenant_id","news_id") REFERENCES "public"."news"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_season" FOREIGN KEY ("tenant_id","season_id") REFERENCES "public"."season"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gallery_of_news" ON "gallery" USING btree ("tenant_id","news_id");