CREATE TABLE "account_credential" (
	"account_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_credential_provider_subject_pk" PRIMARY KEY("provider","subject"),
	CONSTRAINT "account_credential_once" UNIQUE("account_id","provider")
);
--> statement-breakpoint
CREATE TABLE "account_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"tenant_id" uuid,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"user_agent" text,
	"network" text,
	CONSTRAINT "account_session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "account_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"language" text,
	"birth_date" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" integer NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "follower" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" uuid,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"calendar_hash" text,
	"calendar_since" timestamp with time zone,
	CONSTRAINT "follower_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "follower_calendarHash_unique" UNIQUE("calendar_hash"),
	CONSTRAINT "follower_account" UNIQUE("tenant_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "player_claim" (
	"tenant_id" uuid NOT NULL,
	"follower_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text DEFAULT 'claimed' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "player_claim_tenant_id_follower_id_pk" PRIMARY KEY("tenant_id","follower_id")
);
--> statement-breakpoint
ALTER TABLE "fantasy_team" DROP CONSTRAINT "fantasy_team_user";
--> statement-breakpoint
ALTER TABLE "follow" DROP CONSTRAINT "follow_user";
--> statement-breakpoint
ALTER TABLE "push_token" DROP CONSTRAINT "push_token_user";
--> statement-breakpoint
ALTER TABLE "push_token" ADD COLUMN "session_id" uuid;
--> statement-breakpoint
ALTER TABLE "site_user" ADD COLUMN "account_id" uuid;
--> statement-breakpoint
ALTER TABLE "account_credential" ADD CONSTRAINT "account_credential_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_session" ADD CONSTRAINT "account_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_session" ADD CONSTRAINT "account_session_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "follower" ADD CONSTRAINT "follower_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "follower" ADD CONSTRAINT "follower_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "player_claim" ADD CONSTRAINT "player_claim_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "player_claim" ADD CONSTRAINT "player_claim_follower" FOREIGN KEY ("tenant_id","follower_id") REFERENCES "public"."follower"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "player_claim" ADD CONSTRAINT "player_claim_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "account_session_of_account" ON "account_session" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "account_session_of_tenant" ON "account_session" USING btree ("tenant_id");
--> statement-breakpoint
CREATE INDEX "account_token_of_account" ON "account_token" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "account_token_expiry" ON "account_token" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "passkey_of_account" ON "passkey" USING btree ("account_id");
--> statement-breakpoint
ALTER TABLE "site_user" ADD CONSTRAINT "site_user_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "site_user_of_account" ON "site_user" USING btree ("account_id");
--> statement-breakpoint
ALTER TABLE "push_token" ADD CONSTRAINT "push_token_session_id_account_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."account_session"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "push_token_of_session" ON "push_token" USING btree ("session_id");
--> statement-breakpoint
INSERT INTO "account" ("email", "name", "language", "created_at", "updated_at")
SELECT lower(trim(u."email")),
	(array_agg(u."name" ORDER BY u."updated_at" DESC, u."id"))[1],
	(array_agg(u."locale" ORDER BY u."locale" IS NULL, u."updated_at" DESC, u."id"))[1],
	min(u."created_at"), max(u."updated_at")
FROM "site_user" u GROUP BY 1;
--> statement-breakpoint
UPDATE "site_user" u SET "account_id" = a."id" FROM "account" a WHERE a."email" = lower(trim(u."email"));
--> statement-breakpoint
-- Spellings of one address that differ in case were several rows of a tenant: the latest is linked, the others keep what they own.
INSERT INTO "follower" ("tenant_id", "id", "account_id", "created_at")
SELECT u."tenant_id", u."id",
	CASE WHEN row_number() OVER (PARTITION BY u."tenant_id", u."account_id" ORDER BY u."updated_at" DESC, u."id") = 1 THEN u."account_id" END,
	u."created_at"
FROM "site_user" u;
--> statement-breakpoint
-- Only where the address was confirmed: otherwise somebody could have set a password for the address of another.
INSERT INTO "account_credential" ("account_id", "provider", "subject", "password_hash", "created_at", "updated_at")
SELECT DISTINCT ON (u."account_id", c."provider")
	u."account_id", c."provider", CASE c."provider" WHEN 'password' THEN u."account_id"::text ELSE c."subject" END,
	c."password_hash", c."created_at", c."updated_at"
FROM "credential" c JOIN "site_user" u ON u."tenant_id" = c."tenant_id" AND u."id" = c."user_id"
WHERE u."email_verified" AND (c."provider" = 'google' OR (c."provider" = 'password' AND c."password_hash" LIKE '$argon2%'))
ORDER BY u."account_id", c."provider", c."updated_at" DESC
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DROP TABLE "credential";
--> statement-breakpoint
ALTER TABLE "fantasy_team" ADD CONSTRAINT "fantasy_team_follower" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."follower"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_follower" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."follower"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_token" ADD CONSTRAINT "push_token_follower" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."follower"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
SELECT audit_table('player_claim');
