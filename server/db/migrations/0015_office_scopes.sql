ALTER TABLE "staff" DROP CONSTRAINT "staff_tenant_id_user_id_role_pk";--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_tenant_id_id_pk" PRIMARY KEY("tenant_id","id");--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "league_id" uuid;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "club_id" uuid;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_club" FOREIGN KEY ("tenant_id","club_id") REFERENCES "public"."club"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_grant_once" UNIQUE NULLS NOT DISTINCT("tenant_id","user_id","role","league_id","club_id");--> statement-breakpoint
-- The scopes that a role can have.
ALTER TABLE "staff" ADD CONSTRAINT "staff_scope" CHECK (CASE "role"
  WHEN 'club' THEN "league_id" IS NULL AND "club_id" IS NOT NULL
  WHEN 'editor' THEN "league_id" IS NULL OR "club_id" IS NULL
  ELSE "club_id" IS NULL
END);
--> statement-breakpoint
SELECT audit_table('staff');
