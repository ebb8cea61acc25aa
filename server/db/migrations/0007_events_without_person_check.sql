ALTER TABLE "game_event" DROP CONSTRAINT "game_event_person";
