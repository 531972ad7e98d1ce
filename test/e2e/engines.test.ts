import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { text } from '../../src/texts/text';
import { REPOSITORY } from './appSession';
import { answerDialogs, questionsAsked } from './fileDialogs';
import { useApp } from './useApp';

const OWN = `"${join(REPOSITORY, 'out/main/cli.js')}" engine --threads 1`;
const WRONG = `"${join(REPOSITORY, 'test/main/engines/engineScript.mjs')}" dies-thinking`;

describe('engines of the user in the built app', () => {
  const app = useApp();
  const page = () => app.window.page;
  const button = (name: string) => page().getByRole('button', { name, exact: true });
  const field = (name: string) => page().getByRole('textbox', { name, exact: true });
  const stateOf = (name: string) =>
    page().locator('.engine-entry').filter({ hasText: name }).locator('.engine-state');

  async function openSettings() {
    await app.window.press('ControlOrMeta+,');
    await page()
      .getByRole('navigation', { name: text('settings.sections') })
      .getByRole('button', { name: text('settings.sectionEngines') })
      .click();
  }

  async function add(name: string, args: string) {
    await button(text('engines.add')).click();
    await field(text('engines.name')).fill(name);
    await button(text('engines.choose')).click();
    await expect.poll(() => field(text('engines.program')).inputValue()).toBe(process.execPath);
    await field(text('engines.arguments')).fill(args);
    await field(text('engines.seconds')).fill('20');
    await button(text('engines.addThis')).click();
  }

  it('are added in the settings, after the system has asked', async () => {
    await app.window.shownCandidate();
    await answerDialogs(app.session.app, { open: process.execPath, message: 0 });
    await openSettings();
    await add('Own', OWN);
    await expect.poll(() => stateOf('Own').textContent()).toBe(text('engines.state', { state: 'ready' }));
    await add('Wrong', WRONG);
    await expect.poll(() => stateOf('Wrong').textContent()).toBe(text('engines.state', { state: 'ready' }));
    expect(await questionsAsked(app.session.app)).toEqual([text('engines.askAdd'), text('engines.askAdd')]);
  });

  it('have the options that they declare', async () => {
    await button(text('engines.editOf', { engine: 'Own' })).click();
    await field('Candidates').fill('5');
    await button(text('engines.save')).click();
    await expect.poll(() => stateOf('Own').textContent()).toBe(text('engines.state', { state: 'ready' }));
    expect(await questionsAsked(app.session.app)).toHaveLength(2);
    await button(text('engines.editOf', { engine: 'Own' })).click();
    expect(await field('Candidates').inputValue()).toBe('5');
    await button(text('engines.cancel')).click();
    await app.window.press('Escape');
  });

  it('evaluate the position beside our own figures, and their turns can be laid on the board', async () => {
    await page()
      .getByRole('tab', { name: text('drawer.evaluations') })
      .click();
    const evaluate = button(text('engines.evaluateWith', { engine: 'Own' }));
    await evaluate.click();
    const turns = page().locator('.evaluations-table tbody button');
    await expect.poll(() => turns.count()).toBe(5);
    await button(text('engines.stopEvaluation')).click();
    await evaluate.waitFor();
    const cells = await page().locator('.evaluations-table tbody tr').first().locator('td').allInnerTexts();
    // Win % and points of the engine, and our equity, which has points alone.
    for (const nth of [0, 1, 2]) expect(cells[nth]).toMatch(/\d/);
    const label = (await turns.first().textContent()) ?? '';
    await turns.first().click();
    const laid = page().getByRole('region', { name: text('trying.label') });
    await expect.poll(() => laid.textContent()).toContain(label.split(' ')[0]);
    await app.window.press('Escape');
  });

  it('play tournaments, whose games can be opened', async () => {
    await openSettings();
    await button(text('engines.editOf', { engine: 'Own' })).click();
    await field(text('engines.seconds')).fill('0.1');
    await button(text('engines.save')).click();
    await expect.poll(() => stateOf('Own').textContent()).toBe(text('engines.state', { state: 'ready' }));
    await app.window.press('Escape');
    await app.window.press('ControlOrMeta+Shift+Digit8');
    const agents = page().locator('.chosen-agents li');
    for (const left of [1, 0]) {
      await agents.last().getByRole('button').click();
      await expect.poll(() => agents.count()).toBe(left);
    }
    const offered = page().getByRole('combobox', { name: text('tournamentPanel.offered') });
    for (const agent of ['equity', 'engine:own']) {
      await offered.selectOption(agent);
      await button(text('tournamentPanel.addAgent')).click();
    }
    await expect.poll(() => agents.last().textContent()).toContain('Own');
    await field(text('tournamentPanel.pairs')).fill('1');
    await button(text('tournamentPanel.start')).click();
    const played = text('tournamentView.finished', { done: 2 });
    await page().locator('.job-status').filter({ hasText: played }).waitFor({ timeout: 60_000 });
    await page().getByRole('rowheader', { name: /Own/ }).waitFor();
    await page()
      .getByRole('radio', { name: text('tournamentPanel.games'), exact: true })
      .check({ force: true });
    const games = page().getByRole('listbox', { name: text('tournamentPanel.games') });
    await games.getByRole('option').first().click();
    // Equity began.
    await app.window.isTold(/: equity – Own, \d+ turns/);
    await expect.poll(() => page().locator('.game-turn').count()).toBeGreaterThan(10);
  });

  it('play games; one that fails is named, and another one plays on', async () => {
    await app.window.press('ControlOrMeta+Shift+n');
    const seats = page().locator('.seat-fields select');
    // The settings are a choice away.
    await seats.nth(0).selectOption({ label: text('engines.add') });
    await button(text('engines.editOf', { engine: 'Own' })).waitFor();
    await app.window.press('Escape');
    await seats.nth(0).selectOption({ label: 'Wrong' });
    await field(text('play.seed')).fill('one');
    // A turn takes at most a tenth of the time left.
    await field(text('play.minutes')).fill('1');
    await button(text('play.startButton')).click();
    const problem = page().locator('.play-problem');
    await problem.getByText(/^Wrong .*7/).waitFor();
    await problem.getByRole('combobox').selectOption({ label: 'Own' });
    await expect.poll(() => page().locator('.play-last').textContent()).toContain('Own');
    await expect.poll(() => problem.count()).toBe(0);
  });
});
