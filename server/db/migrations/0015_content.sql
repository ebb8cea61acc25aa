CREATE TABLE "photo_person" (
	"tenant_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "photo_person_tenant_id_photo_id_person_id_pk" PRIMARY KEY("tenant_id","photo_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "photo" DROP CONSTRAINT "photo_person";
--> statement-breakpoint
DROP INDEX "photo_of_person";--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "gallery" ADD COLUMN "league_id" uuid;--> statement-breakpoint
ALTER TABLE "photo_person" ADD CONSTRAINT "photo_person_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_person" ADD CONSTRAINT "photo_person_photo" FOREIGN KEY ("tenant_id","photo_id") REFERENCES "public"."photo"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_person" ADD CONSTRAINT "photo_person_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_of_person" ON "photo_person" USING btree ("tenant_id","person_id");--> statement-breakpoint
ALTER TABLE "gallery" ADD CONSTRAINT "gallery_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_of_source" ON "asset" USING btree ("tenant_id","source_hash");--> statement-breakpoint
-- by hand: the column goes after its people have moved
INSERT INTO photo_person (tenant_id, photo_id, person_id) SELECT tenant_id, id, person_id FROM photo WHERE person_id IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "photo" DROP COLUMN "person_id";
--> statement-breakpoint
SELECT audit_table('photo_person');
