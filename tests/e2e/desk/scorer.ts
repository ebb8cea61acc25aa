import type { GameSummary } from '#lib/api/contract/game.ts';
import { getLiveGame, type LiveGame } from '#lib/api/contract/live.ts';
import { request } from '#lib/api/request.ts';
import type { CourtLocation, Side } from '#lib/basketball/events.ts';
import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { court } from '#lib/theme/court-lines.ts';
import { expect, type Locator, type Page } from '#tests/e2e/support/test.ts';

/** A player by team and place on the sheet: `['home', 0]` is the first of the home team. */
export type Who = readonly [Side, number];

/** Runs a game through the desk's interface, as who sits at the table does. */
export class Scorer {
  readonly page: Page;
  readonly game: GameSummary;
  readonly #apiUrl: string;
  #sheet: LiveGame['sheet'] = { home: [], away: [] };

  constructor(page: Page, game: GameSummary) {
    this.page = page;
    this.game = game;
    this.#apiUrl = new URL(page.url()).origin;
  }

  async open(): Promise<void> {
    await this.page.goto(withLocale('en', paths.deskGame(this.game.id)));
  }

  /** The same game on another device with another signed-in user. */
  async on(page: Page): Promise<Scorer> {
    const other = new Scorer(page, this.game);
    other.#sheet = this.#sheet;
    await other.open();
    await expect(other.player(['home', 0])).toBeVisible();
    return other;
  }

  /** What the engine has. */
  live(): Promise<LiveGame> {
    const asked = { params: { gameId: this.game.id }, query: { locale: 'en' as const, seq: Date.now() } };
    return request(getLiveGame, asked, { apiUrl: this.#apiUrl });
  }

  /**
   * Everybody of both squads is there; the home team's first five begin. With `isLastMissing` the last of the home team is not there
   * yet; resolves with the name.
   */
  async confirmSheets({ isLastMissing = false } = {}): Promise<string> {
    const home = this.page.getByRole('group', { name: this.game.home?.name ?? '' });
    const last = home.getByRole('checkbox').last();
    const missing = (await last.locator('xpath=..').textContent())?.trim() ?? '';
    if (isLastMissing) await last.uncheck();
    const starts = home.getByRole('button', { name: /^In the starting five: / });
    for (let index = 0; index < 5; index += 1) await starts.nth(index).click();
    await home
      .getByRole('button', { name: /^Captain: / })
      .first()
      .click();
    await this.#press(this.page, 'Confirm');
    await expect(this.team('home')).toBeVisible();
    await this.readSheet();
    await expect(this.player(['home', 4])).toBeVisible();
    return missing;
  }

  /** Takes the sheet as the engine has it now. */
  async readSheet(): Promise<void> {
    this.#sheet = (await this.live()).sheet;
  }

  takeSheetOf(other: Scorer): void {
    this.#sheet = other.#sheet;
  }

  sheetSize(side: Side): number {
    return this.#sheet[side].length;
  }

  /** Changes the sheet of the home team during the game. */
  async changeSheet(change: (home: Locator) => Promise<void>): Promise<void> {
    await this.press('Who plays');
    await change(this.page.getByRole('group', { name: this.game.home?.name ?? '' }));
    await this.press('Confirm');
    await expect(this.team('home')).toBeVisible();
  }

  /** The first five of the sheet begin. */
  async chooseStarters(side: Side): Promise<void> {
    await this.#press(this.team(side), 'Starting five');
    const dialog = this.page.getByRole('dialog');
    for (let index = 0; index < 5; index += 1) await this.#press(dialog, this.nameOf([side, index]));
    await this.#press(dialog, 'Confirm');
    await expect(this.player([side, 4])).toBeVisible();
  }

  async begin(period: string): Promise<void> {
    await this.#press(this.page, `Begin: ${period}`);
  }

  /** The shot clock first: where it has run out, the game clock does not start. */
  async startClocks(): Promise<void> {
    await this.press('24');
    await this.press('Start');
  }

  press(name: string): Promise<void> {
    return this.#press(this.page, name);
  }

  /** The three taps of a shot: player, made or missed, place. */
  async shoot(who: Who, outcome: 'Made' | 'Missed' | 'Blocked', at: CourtLocation): Promise<void> {
    await this.player(who).click();
    await this.#press(this.page, outcome);
    const pad = this.page.getByRole('button', { name: 'Where the shot was taken' });
    const { width, height } = await pad.evaluate(({ clientWidth, clientHeight }) => ({
      width: clientWidth,
      height: clientHeight,
    }));
    const position = {
      x: ((at.x + court.basket.x) / court.width) * width,
      y: ((at.y + court.basket.y) / court.depth) * height,
    };
    await pad.click({ position });
  }

  /** A player and what he did, by the words on the buttons. */
  async act(who: Who, ...words: string[]): Promise<void> {
    await this.player(who).click();
    for (const word of words) await this.#press(this.page, word);
  }

  /** Answers the next question with a player or a label such as `Made`. */
  async answer(question: string, answer: Who | string): Promise<void> {
    const asked = this.page.getByRole('region', { name: question });
    await this.#press(asked, typeof answer === 'string' ? answer : this.nameOf(answer));
    await expect(asked).toBeHidden();
  }

  /** `name`: how the desk calls who comes, where that is not public. */
  async substitute(side: Side, out: number, comes: number, name = this.nameOf([side, comes])): Promise<void> {
    await this.#press(this.team(side), 'Substitution');
    const dialog = this.page.getByRole('dialog');
    await this.#press(dialog, this.nameOf([side, out]));
    await expect(dialog.getByText('Five have to be on court; chosen: 4')).toBeVisible();
    await this.#press(dialog, name);
    await this.#press(dialog, 'Confirm');
    await expect(this.team(side).getByRole('button', { name: new RegExp(`^${name} `) })).toBeVisible();
  }

  async setGameClock(time: string): Promise<void> {
    await this.#press(this.page, 'Set the clocks');
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Game clock').fill(time);
    await dialog.getByRole('button', { name: 'Set', exact: true }).first().click();
    await expect(dialog).toBeHidden();
  }

  /** Waits until the device could open this page without network. */
  async expectKept(): Promise<void> {
    const isKept = () => this.page.evaluate(async () => Boolean(await caches.match(location.pathname)));
    await expect.poll(isKept).toBe(true);
  }

  /** Waits until the engine has acknowledged everything that was entered. */
  async expectRecorded(): Promise<void> {
    await expect(this.page.getByText('Everything is recorded')).toBeVisible();
  }

  async expectScore(home: number, away: number): Promise<void> {
    await expect(this.team('home').getByLabel('Score')).toHaveText(String(home));
    await expect(this.team('away').getByLabel('Score')).toHaveText(String(away));
  }

  team(side: Side): Locator {
    return this.page.getByRole('region', { name: this.game[side]?.name ?? '', exact: true });
  }

  player(who: Who): Locator {
    const name = this.nameOf(who).replace(/[^\p{L}\d ]/gu, '.');
    return this.team(who[0]).getByRole('button', { name: new RegExp(`^${name} `) });
  }

  fullNameOf([side, index]: Who): string {
    return this.#sheet[side][index]?.name ?? '';
  }

  surnameOf([side, index]: Who): string {
    return this.#sheet[side][index]?.lastName ?? '';
  }

  nameOf([side, index]: Who): string {
    const player = this.#sheet[side][index];
    return player?.number ? `${player.number} ${player.lastName}` : (player?.lastName ?? '');
  }

  async #press(inside: Page | Locator, name: string): Promise<void> {
    await inside.getByRole('button', { name, exact: true }).click();
  }
}
